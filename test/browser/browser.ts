import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium; the environment variable CHROMIUM names another one. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const MISSING = 'no browser: install chromium (apt-get install chromium) or name one by CHROMIUM=PATH';

/** A page that knows no network and starts nothing of its own; as root the sandbox does not work. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DESKTOP = { width: 1280, height: 800 };

/** How a page is looked at: `viewport` (1280 x 800 when left out), `colorScheme`, `reducedMotion` and the like. */
export type Look = Omit<BrowserContextOptions, 'offline'>;

/**
 * Opens a file in the browser, does something with it, and fails when the page logged an error or a warning, threw, or
 * asked for anything beside itself.
 * @param path of the file, absolute.
 */
export type WithPage = (path: string, look: Look, use: (page: Page) => Promise<void>) => Promise<void>;

/**
 * Describes what holds in a browser. Where there is none, the tests are skipped with a word on how to get one; in CI
 * they fail.
 * @param tests adds the tests; each opens its pages with the function it gets.
 */
export function describeInBrowser(name: string, tests: (withPage: WithPage) => void): void {
  const executablePath = browserPath();
  if (executablePath === null) {
    describe(name, () => {
      test(`has a browser to be tested in (${MISSING})`, ({ skip }) => {
        if (process.env.CI) throw new Error(MISSING);
        console.warn(`${name}: not tested: ${MISSING}`);
        skip();
      });
    });
    return;
  }
  describe(name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      // Each launch has a new and empty profile.
      browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    });
    afterAll(() => browser?.close());
    tests(async (path, look, use) => {
      if (browser === undefined) throw new Error('the browser did not start');
      await usePage(browser, path, look, use);
    });
  });
}

function browserPath(): string | null {
  const { CHROMIUM } = process.env;
  const places = CHROMIUM ? [CHROMIUM] : PLACES;
  return places.find((path) => existsSync(path)) ?? null;
}

async function usePage(browser: Browser, ...[path, look, use]: Parameters<WithPage>): Promise<void> {
  const url = pathToFileURL(path).href;
  const context = await browser.newContext({ viewport: DESKTOP, ...look, offline: true });
  const complaints: string[] = [];
  context.on('request', (request) => {
    const asked = request.url();
    if (asked.split('#')[0] !== url && !asked.startsWith('data:')) complaints.push(`request: ${asked}`);
  });
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      const kind = message.type();
      if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    await page.goto(url);
    await use(page);
    if (complaints.length > 0) throw new Error(`${path}: ${complaints.join('; ')}`);
  } finally {
    await context.close();
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, body: string): string {
  const path = join(folder, `${name}.html`);
  writeFileSync(path, `<!doctype html><html lang="en"><title>${name}</title><body>${body}</body></html>`);
  return path;
}

/** Waits by the page's own clock: what the page did meanwhile has been told, however busy the machine is. */
const wait = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

describeInBrowser('the harness', (withPage) => {
  test('lets a page pass that keeps to itself', () =>
    withPage(file('quiet', '<p>here</p><script>document.title = "ran"</script>'), {}, async (page) => {
      expect(await page.title()).toBe('ran');
    }));

  test.each([
    ['logs an error', '<script>console.error("oh")</script>', 'console error: oh'],
    ['throws', '<script>throw new Error("oh")</script>', 'thrown: oh'],
    ['throws later', '<script>setTimeout(() => { throw new Error("oh") }, 1)</script>', 'thrown: oh'],
    ['loads from the network', '<img src="https://example.com/a.png">', 'request: https://example.com/a.png'],
    ['loads another file', '<script src="other.js"></script>', 'request: file:'],
  ])('fails a page that %s', async (name, body, complaint) => {
    const opened = withPage(file(name.replaceAll(' ', '-'), body), {}, wait);
    await expect(opened).rejects.toThrow(complaint);
  });
});

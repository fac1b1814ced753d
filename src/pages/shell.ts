import { assetText, moduleText } from './assets.ts';

/** What a page is made of, beside what all pages share. */
export interface PageParts {
  /** Plain text: the title and the heading. */
  readonly title: string;
  /** HTML below the heading, beside the theme button; empty for none. */
  readonly lead?: string;
  /** HTML of the page's main part. */
  readonly main: string;
  /** Style sheets, after the shared one. */
  readonly styles?: readonly string[];
  /** Data for the scripts, by the id of the element whose text is its JSON. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Module texts that run when the page is there. */
  readonly scripts?: readonly string[];
}

const STYLE = new URL('./browser/shell.css', import.meta.url);
const SCRIPT = new URL('./browser/theme.js', import.meta.url);

/** Lets the browser refuse whatever a page would load from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * A page that stands alone in one file: it asks for nothing beside itself, is light or dark as the system or its button
 * says, and fits a phone. Style sheets use the variables of `browser/shell.css` for colours.
 */
export function pageText({
  title,
  lead = '',
  main,
  styles = [],
  data = {},
  scripts = [],
}: PageParts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    ...[assetText(STYLE), ...styles].map((style) => `<style>\n${style}</style>`),
    '</head>',
    '<body>',
    '<header class="page-head">',
    `<div><h1>${escapeHtml(title)}</h1>${lead}</div>`,
    '<button type="button" id="theme">Dark</button>',
    '</header>',
    `<main>\n${main}\n</main>`,
    ...Object.entries(data).map(
      ([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${scriptJson(value)}</script>`,
    ),
    ...[moduleText([SCRIPT]), ...scripts].map((script) => `<script type="module">\n${script}</script>`),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Text as it stands in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

import type { Mark } from 'vega';
import { escapeHtml } from '../pages/shell.ts';

/** A drawing that is to become SVG. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Of all its texts, as in CSS. */
  readonly font: string;
  /** What it is, for who cannot see it. */
  readonly title: string;
  /** What it shows. */
  readonly description: string;
  /** Begins the names of its elements; unique on a page. */
  readonly id: string;
}

/**
 * Renders a drawing as one SVG element, to the same bytes each time. Screen readers take it for one picture with a title
 * and a description.
 */
export async function renderSvg({
  width,
  height,
  marks,
  font,
  title,
  description,
  id,
}: Drawing): Promise<string> {
  // Only who draws waits for the library.
  const { parse, View } = await import('vega');
  const mark = { font };
  const config = { text: mark, axis: { labelFont: font, titleFont: font } };
  const spec = { width, height, padding: 0, autosize: 'none' as const, config, marks: [...marks] };
  const view = new View(parse(spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  const names = `aria-labelledby="${id}-title ${id}-description"`;
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${names} width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><title id="${id}-title">${escapeHtml(title)}</title>` +
    `<desc id="${id}-description">${escapeHtml(description)}</desc>`;
  return tidied(svg).replace(/^<svg[^>]*>/, () => head);
}

/** Without what only tells the library's own parts apart, and with numbers no finer than anyone can see. */
function tidied(svg: string): string {
  return (
    svg
      .replace(/<path class="(?:background|foreground)"[^>]*\/>/g, '')
      .replace(/ (?:class|role|aria-[a-z]+|pointer-events)="[^"]*"/g, '')
      // Labels that would overlap others are there, but not to be seen.
      .replace(/<text [^>]*\bopacity="0"[^>]*>[^<]*<\/text>/g, '')
      .replace(/ opacity="1"/g, '')
      .replace(
        / (d|transform|[xy]2|width|height)="([^"]*)"/g,
        (_, name, value) => ` ${name}="${rounded(value)}"`,
      )
      .replace(/<g><\/g>/g, '')
  );
}

function rounded(value: string): string {
  return value.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2))));
}

/** Characters in a line of a page. */
const WIDTH = 80;
const INDENT = '  ';
const BULLET = '- ';

/** A part of a page of rules: its heading and its paragraphs. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/**
 * A number as a page writes it.
 * @param most the largest that is written in words, ten at most.
 */
export function numberName(value: number, most = 10): string {
  return value > most ? String(value) : (NUMBERS[value] ?? String(value));
}

/** A page of rules in lines of at most 80 characters, under its title. */
export function printedPage(title: string, sections: readonly Section[]): string {
  const printed = sections.map(({ heading, paragraphs }) => {
    const bullet = paragraphs.length > 1 ? BULLET : '';
    return [heading, ...paragraphs.flatMap((paragraph) => wrapped(paragraph, bullet))].join('\n');
  });
  return [title, ...printed].join('\n\n');
}

/** A paragraph in lines; a bullet stands before the first one, and the others begin below its text. */
function wrapped(paragraph: string, bullet: string): string[] {
  const lines: string[] = [];
  let line = INDENT + bullet;
  for (const [index, word] of paragraph.split(' ').entries()) {
    const longer = index === 0 ? line + word : `${line} ${word}`;
    if (longer.length > WIDTH) {
      lines.push(line);
      line = INDENT + ' '.repeat(bullet.length) + word;
    } else line = longer;
  }
  return [...lines, line];
}

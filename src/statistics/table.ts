/** A table of texts; numbers stand right. */
export interface Table {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly align: 'left' | 'right' }[];
  /** One cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

const GAP = '  ';

/** The table for a terminal: title, header and rows in aligned columns. No line ends in a blank. */
export function textTable({ title, columns, rows }: Table): string {
  const lines = [columns.map((column) => column.name), ...rows];
  const widths = columns.map((_, i) => Math.max(...lines.map((cells) => (cells[i] ?? '').length)));
  const aligned = lines.map((cells) =>
    columns
      .map(({ align }, i) => {
        const [cell, width] = [cells[i] ?? '', widths[i] ?? 0];
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(GAP)
      .trimEnd(),
  );
  return `${[title, '', ...aligned].join('\n')}\n`;
}

/** The table in Markdown, under its title as a heading. */
export function markdownTable({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map(({ align }) => (align === 'left' ? '---' : '---:'));
  return `${[`## ${title}`, '', line(columns.map(({ name }) => name)), line(rule), ...rows.map(line)].join('\n')}\n`;
}

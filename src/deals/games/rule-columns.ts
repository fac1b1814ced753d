/** The value of one option of a game's rules; null for no limit. */
export type RuleValue = number | boolean | string | null;

/** One option of a game's rules: how it is written in results, tables and JSON, and how it is read again. */
export interface RuleColumn<Rules> {
  /** In JSON and in the rules themselves. */
  readonly key: keyof Rules & string;
  /** In the header of results. */
  readonly name: string;
  /** In the head of a table. */
  readonly title: string;
  readonly align: 'left' | 'right';
  /** What a run writes, as a regular expression. */
  readonly pattern: string;
  /** The values in words. */
  readonly expected: string;
  readonly text: (rules: Rules) => string;
  /** The value of a text; undefined when it has none. */
  readonly read: (text: string) => RuleValue | undefined;
  /** Rules are listed in the order of these numbers. */
  readonly order: (rules: Rules) => number;
}

type Key<Rules> = keyof Rules & string;

/** How a column is called where its key does not say it all. */
interface Naming {
  readonly name?: string;
  readonly title?: string;
}

/** An option that is a whole number from `least` to `most`. */
export function wholeColumn<Rules>(
  key: Key<Rules>,
  least: number,
  most: number,
  { name = key, title = key }: Naming = {},
): RuleColumn<Rules> {
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return {
    ...{ key, name, title, align: 'right', pattern: values.join('|') },
    expected: `a whole number from ${least} to ${most}`,
    text: (rules) => String(rules[key]),
    read: (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
    order: (rules) => Number(rules[key]),
  };
}

/** An option that is on or off. */
export function yesNoColumn<Rules>(
  key: Key<Rules>,
  first: 'yes' | 'no',
  { name = key, title = key }: Naming = {},
): RuleColumn<Rules> {
  return {
    ...{ key, name, title, align: 'left', pattern: 'yes|no', expected: 'yes or no' },
    text: (rules) => (rules[key] ? 'yes' : 'no'),
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    order: (rules) => Number(Boolean(rules[key]) !== (first === 'yes')),
  };
}

/** An option that is one of a few numbers or names, listed in their order. */
export function choiceColumn<Rules>(
  key: Key<Rules>,
  values: readonly (string | number)[],
): RuleColumn<Rules> {
  return {
    ...{ key, name: key, title: key, pattern: values.join('|') },
    align: typeof values[0] === 'number' ? 'right' : 'left',
    expected: values.length === 2 ? values.join(' or ') : `one of: ${values.join(', ')}`,
    text: (rules) => String(rules[key]),
    read: (text) => values.find((value) => String(value) === text),
    order: (rules) => values.map(String).indexOf(String(rules[key])),
  };
}

/** What a deal has of an option, as a sentence says it: `3 cells`, `1 suit`, `the pysol layout`. */
export function havingText<Rules>({ title, text }: RuleColumn<Rules>, rules: Rules): string {
  const value = text(rules);
  if (!/^\d+$/.test(value)) return `the ${value} ${title}`;
  return `${value} ${value === '1' ? title.replace(/s$/, '') : title}`;
}

/** The first option in which rules differ; undefined when they are the same. */
export function differingColumn<Rules>(
  columns: readonly RuleColumn<Rules>[],
  a: Rules,
  b: Rules,
): RuleColumn<Rules> | undefined {
  return columns.find(({ text }) => text(a) !== text(b));
}

/** The order of rules in every table: by the columns, the first one first. */
export function compareByColumns<Rules>(columns: readonly RuleColumn<Rules>[], a: Rules, b: Rules): number {
  const differing = columns.find(({ order }) => order(a) !== order(b));
  return differing === undefined ? 0 : differing.order(a) - differing.order(b);
}

/** Rules in the order of {@link compareByColumns}, none twice. */
export function sortedRules<Rules>(columns: readonly RuleColumn<Rules>[], rules: readonly Rules[]): Rules[] {
  const sorted = [...rules].sort((a, b) => compareByColumns(columns, a, b));
  return sorted.filter((each, i) => {
    const before = sorted[i - 1];
    return before === undefined || compareByColumns(columns, before, each) !== 0;
  });
}

/** Rules as JSON tells them, in the order of the keys. */
export function rulesJson<Rules>(
  keys: readonly (keyof Rules & string)[],
  rules: Rules,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, rules[key]]));
}

/** A value that does not go into rules. */
export interface WrongRule<Rules> {
  readonly ok: false;
  readonly column: RuleColumn<Rules>;
}

/** The rules whose texts stand in the order of the columns, or the first column whose text is wrong. */
export function rulesOfTexts<Rules>(
  columns: readonly RuleColumn<Rules>[],
  texts: readonly string[],
): { readonly ok: true; readonly rules: Rules } | WrongRule<Rules> {
  return rulesOfValues(columns, (_, at) => columns[at]?.read(texts[at] ?? ''));
}

/** The rules of a JSON object, or the first column whose value is wrong. */
export function rulesOfJson<Rules>(
  columns: readonly RuleColumn<Rules>[],
  fields: Readonly<Record<string, unknown>>,
): { readonly ok: true; readonly rules: Rules } | WrongRule<Rules> {
  return rulesOfValues(columns, (column) => {
    const value = fields[column.key];
    // What is written as text and read again is a value of the column when nothing was lost.
    const read = column.read(typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
    return read === value ? read : undefined;
  });
}

function rulesOfValues<Rules>(
  columns: readonly RuleColumn<Rules>[],
  valueAt: (column: RuleColumn<Rules>, at: number) => RuleValue | undefined,
): { readonly ok: true; readonly rules: Rules } | WrongRule<Rules> {
  const values = columns.map(valueAt);
  const wrong = columns.find((_, at) => values[at] === undefined);
  if (wrong !== undefined) return { ok: false, column: wrong };
  // The columns are the options of the rules, and each value was read by its column.
  return { ok: true, rules: Object.fromEntries(columns.map(({ key }, at) => [key, values[at]])) as Rules };
}

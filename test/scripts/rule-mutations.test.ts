import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../../scripts/rule-mutations/all.ts';

const sources = new Map<string, string>();

function source(file: string): string {
  const known = sources.get(file);
  const text = known ?? readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  sources.set(file, text);
  return text;
}

it('every condition that scripts/rule-conditions.ts drops stands exactly once in its file', () => {
  const replacements = MUTATIONS.flatMap(({ name, also, ...mutation }) =>
    [mutation, ...(also === undefined ? [] : [also])].map(({ file, text }) => ({ name, file, text })),
  );
  expect(replacements.length).toBeGreaterThan(200);
  const stale = replacements.filter(({ file, text }) => source(file).split(text).length !== 2);
  expect(stale).toEqual([]);
});

it('no two have the same name', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

import { expect, test } from 'vitest';
import { freecell, parse, spider } from '../../../src/index.ts';

test.each([
  ['freecell', freecell.print(freecell.deal(1), 'columns')],
  ['spider', spider.print(spider.deal(1), 'columns')],
])('a whole board of %s is not read as Klondike', (_game, text) => {
  const numbered = text.split('\n').map((line, i) => (/^\w+:/.test(line) ? line : `${i + 1}: ${line}`));
  expect(() => parse(numbered.join('\n'))).toThrow(
    `:8: "8:" has no place in Klondike; expected columns 1 to 7, stock, waste, foundations, recycles (a board of FreeCell or Spider takes --game)`,
  );
});

test.each(['8: KS', 'column 10: 4H', 'Cells: 2C - - -', 'freecells: 2C', 'complete: KS'])(
  'nor is one with the line %j',
  (line) => {
    const label = line.slice(0, line.indexOf(':') + 1);
    expect(() => parse(`1: AS\n${line}\n2: KH`)).toThrow(`:2: "${label}" has no place in Klondike; expected`);
  },
);

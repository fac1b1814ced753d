import { expect, test } from 'vitest';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { freecell, parse, printDeal, spider } from '../../../src/index.ts';

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

test.each(['freecell', 'spider'])('nor is a result of %s in JSON', (game) => {
  const deal = printDeal(dealFromSeed('solvitaire', '1'), 'cards');
  const says = `:2: a deal of "${game}"; expected one of klondike`;
  expect(() => parse(`\n${JSON.stringify({ game, deal })}`)).toThrow(says);
});

test.each([freecell, spider])('a share text is told as such where there is none', (game) => {
  const shared = printDeal(dealFromSeed('solvitaire', '1'), 'share');
  expect(() => game.parse(`# a deal\n${shared}\n`)).toThrow(
    ':2: a share text, which is for klondike; expected',
  );
});

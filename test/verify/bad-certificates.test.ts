import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import { readCertificates } from '../../src/verify/certificate.ts';
import { entry } from './open-deal.ts';

const GAMES = 'expected "klondike", "freecell" or "spider"';
const deal = (JSON.parse(entry()) as { deal: string }).deal;
const rules = (changed: object) => ({ rules: { draw: 1, passes: 1, worryingBack: false, ...changed } });

/** What is wrong, the text, and the whole message. */
const cases: readonly [string, string, string | RegExp][] = [
  ['nothing', ' \n\n', 'win.json:1: nothing there; expected what solve --json --moves writes'],
  [
    'no JSON',
    'winnable\n',
    'win.json:1: the JSON that begins here is not valid; expected what solve --json --moves writes',
  ],
  [
    'a torn line',
    `${entry()}\n${entry().slice(0, 50)}`,
    /^win\.json:2: the JSON that begins here is not valid; /,
  ],
  [
    'a document over many lines, broken',
    '{\n  "game": "klondike",\n  "deal": oops\n}',
    /^win\.json:1: the JSON that begins here is not valid; /,
  ],
  ['a list', '[1]', 'win.json:1: not a JSON object; expected what solve --json --moves writes'],
  ['another game', entry({ game: 'chess' }), `win.json:1: game is "chess"; ${GAMES}`],
  ['no game', entry({ game: undefined }), `win.json:1: game is missing; ${GAMES}`],
  [
    'no deal',
    entry({ deal: undefined }),
    'win.json:1: deal is missing; expected the 52 cards in dealing order',
  ],
  [
    'a deal that is no text',
    entry({ deal: 42 }),
    'win.json:1: deal is 42; expected the 52 cards in dealing order',
  ],
  ['a card missing', entry({ deal: deal.replace('KS', '') }), /^win\.json:1: .*KS is missing/],
  ['a card twice', entry({ deal: deal.replace('KS', 'AC') }), /^win\.json:1: .*AC appears twice/],
  ['an unknown card', entry({ deal: deal.replace('KS', 'ZS') }), /^win\.json:1: "ZS" is no card/],
  ['no rules', entry({ rules: undefined }), /^win\.json:1: rules is missing; expected an object such as /],
  ['draw 0', entry(rules({ draw: 0 })), 'win.json:1: rules.draw is 0; expected a whole number from 1 to 24'],
  [
    'draw 25',
    entry(rules({ draw: 25 })),
    'win.json:1: rules.draw is 25; expected a whole number from 1 to 24',
  ],
  [
    'draw a half',
    entry(rules({ draw: 1.5 })),
    'win.json:1: rules.draw is 1.5; expected a whole number from 1 to 24',
  ],
  [
    'no passes',
    entry(rules({ passes: 0 })),
    /^win\.json:1: rules.passes is 0; expected a whole number from 1, or null/,
  ],
  [
    'passes as text',
    entry(rules({ passes: 'unlimited' })),
    /^win\.json:1: rules.passes is "unlimited"; expected/,
  ],
  [
    'worrying back as text',
    entry(rules({ worryingBack: 'no' })),
    /^win\.json:1: rules.worryingBack is "no"; expected true or false$/,
  ],
  [
    'another verdict',
    entry({ verdict: 'won' }),
    'win.json:1: verdict is "won"; expected winnable, unwinnable or unknown',
  ],
  [
    'moves of a loss',
    entry({ verdict: 'unwinnable' }),
    'win.json:1: moves with verdict unwinnable; expected moves only with winnable',
  ],
  [
    'a win without moves',
    entry({ moves: undefined }),
    'win.json:1: a win without its moves; expected them: run solve with --json --moves',
  ],
  ...['game', 'rules', 'verdict', 'moves', 'deal', 'position'].map((field): [string, string, string] => [
    `${field} nested deep`,
    entry({ [field]: 'DEEP' }).replace('"DEEP"', '['.repeat(200_000) + ']'.repeat(200_000)),
    'win.json:1: lists and objects nested more than 32 deep; expected what solve --json --moves writes',
  ]),
  ['moves as a number', entry({ moves: 7 }), 'win.json:1: moves is 7; expected an array of texts'],
  [
    'no verdict and no moves',
    entry({ verdict: undefined, moves: undefined }),
    'win.json:1: verdict is missing; expected winnable, unwinnable or unknown',
  ],
  [
    'a move that is no text',
    entry({ moves: ['draw', 7] }),
    'win.json:1: move 2 is 7; expected a text such as "7H 5>3"',
  ],
  ['a fault on line 3', `${entry()}\n\n${entry({ game: 1 })}`, `win.json:3: game is 1; ${GAMES}`],
  [
    'a card missing on line 2',
    `${entry()}\n${entry({ deal: deal.replace('KS', '') })}`,
    /^win\.json:2: .*KS is missing/,
  ],
];

describe('bad input to verify', () => {
  it.each(cases)('%s', (_name, text, message) => {
    const fault = faultOf(text);
    expect(fault).toBeInstanceOf(InputError);
    if (typeof message === 'string') expect(fault.message).toBe(message);
    else expect(fault.message).toMatch(message);
    expect(fault.message).not.toContain('\n');
  });
});

function faultOf(text: string): Error {
  try {
    readCertificates(text, 'win.json');
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('the text was read');
}

// Questions to easier rules.
import type { Mutation, Replacement } from './mutation.ts';

const ENTERED = 'games/klondike/entered.ts';
const SEARCH = 'games/klondike/search.ts';
const LATTICE = 'games/klondike/lattice.ts';
const SOLVE = 'games/klondike/solve.ts';
const QUESTIONS = 'games/klondike/questions.ts';

/** Questions to easier rules end on small decks long before their limit. */
export const CUT_QUESTIONS: Replacement = {
  file: SEARCH,
  text: 'const QUESTION_STATES = 100_000;',
  becomes: 'const QUESTION_STATES = 3;',
};

/** On small decks the first try of a search that asks decides nearly always. */
const CUT_FIRST_TRY: Replacement = {
  file: SOLVE,
  text: 'const FIRST_TRY = 500;',
  becomes: 'const FIRST_TRY = 2;',
};

export const QUESTIONS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'lattice: draw counts exchanged',
    file: LATTICE,
    text: 'strict.draw % easy.draw === 0',
    becomes: 'easy.draw % strict.draw === 0',
  },
  {
    name: 'lattice: rules without worrying back asked by those with',
    file: LATTICE,
    text: 'worryingBack: easiest || rules.worryingBack',
    becomes: 'worryingBack: easiest',
  },
  {
    name: 'lattice: rules asked under which the stock has an order',
    file: LATTICE,
    text: 'return { draw: 1, passes: null',
    becomes: 'return { draw: rules.passes === null ? 1 : rules.draw, passes: null',
  },
  {
    name: 'lattice: a lower draw count is easier',
    file: LATTICE,
    text: 'strict.draw % easy.draw === 0',
    becomes: 'easy.draw <= strict.draw',
  },
  {
    name: 'lattice: passes exchanged',
    file: LATTICE,
    text: 'strict.passes <= easy.passes',
    becomes: 'strict.passes >= easy.passes',
  },
  {
    name: 'lattice: worrying back exchanged',
    file: LATTICE,
    text: '(easy.worryingBack || !strict.worryingBack)',
    becomes: '(strict.worryingBack || !easy.worryingBack)',
  },
  {
    name: 'lattice: every win is one without worrying back',
    file: LATTICE,
    text: 'return worriesBack ? rules : { ...rules, worryingBack: false };',
    becomes: 'return { ...rules, worryingBack: worriesBack && false };',
    unit: 'test/games/klondike/lattice.test.ts',
  },
  {
    name: 'lattice: a top card brought back tells nothing of a win',
    file: 'games/klondike/unfold.ts',
    text: "return kind === 'down' && rankOf(card) < (heights[suit] ?? 0);",
    becomes: "return kind === 'down' && rankOf(card) + 1 < (heights[suit] ?? 0);",
    unit: 'test/games/klondike/worries-back.test.ts',
  },
  {
    name: 'questions: cut short',
    ...CUT_QUESTIONS,
    harmless: 'a question that ends without an answer proves nothing, and the search goes on without one',
  },
  {
    name: 'questions: whatever was entered counts as lost, cut questions too',
    file: QUESTIONS,
    text: 'return mark === this.current || mark === LOST || this.lost[mark] === 1;',
    becomes: 'return mark > ALIVE;',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: lost marks kept for the next deal',
    file: QUESTIONS,
    text: 'this.lost.fill(0, 0, this.current + 1);',
    becomes: '',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: no end counts as a refutation',
    file: SEARCH,
    text: "return this.run(maxStates, maxStates, interrupted) === 'exhausted';",
    becomes: "return this.run(maxStates, maxStates, interrupted) !== 'won';",
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: every winnable position counts as refuted too',
    file: ENTERED,
    text: 'if (mark === ALIVE) return WINNABLE;',
    becomes: 'if (mark === ALIVE) return KNOWN;',
  },
  {
    name: 'questions: all entered positions count as winnable',
    file: ENTERED,
    text: 'table.setMark(isDead ? LOST : this.questions.current);',
    becomes: 'table.setMark(this.questions.current === 3 ? ALIVE : this.questions.current);',
  },
  {
    name: 'questions: all entered positions count as lost',
    file: ENTERED,
    text: 'table.setMark(isDead ? LOST : this.questions.current);',
    becomes: 'table.setMark(LOST);',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: dead ends are entered anew',
    file: ENTERED,
    text: 'table.setMark(isDead ? LOST : this.questions.current);',
    becomes: 'table.setMark(this.questions.current);',
    harmless: 'each question finds them dead again',
  },
  {
    name: 'questions: the mark of lost positions is the number of the first',
    file: QUESTIONS,
    text: '    this.current = LOST;',
    becomes: '    this.current = ALIVE;',
    also: CUT_QUESTIONS,
  },
  {
    name: 'questions: asked of the position before',
    file: SEARCH,
    text: 'easier.refutes(st, at, most, interrupted)',
    becomes: 'easier.refutes(st, from, most, interrupted)',
    harmless: 'what follows a lost position is lost: a question about it may only settle less',
  },
  {
    name: 'first try: cut short',
    ...CUT_FIRST_TRY,
    harmless: 'what it leaves open is searched from the start again',
  },
  {
    name: 'first try: what it entered counts as lost',
    file: SOLVE,
    text: '        search.restart();\n',
    becomes: '',
    also: CUT_FIRST_TRY,
  },
];

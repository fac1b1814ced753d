/** @import { GameData, GameStep } from '../game-data.ts' */
import { boardText, cardsIn, foundationCount, movedCards } from './board.js';
import { layout, tallest } from './layout.js';
import { createPlayer } from './player.js';

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
const find = (selector) => {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`no ${selector} in the page`);
  return element;
};

/** @type {GameData} */
const game = JSON.parse(find('#game').textContent ?? '');
const lastStep = game.steps.length - 1;
const slider = /** @type {HTMLInputElement} */ (find('#slider'));
const speed = /** @type {HTMLSelectElement} */ (find('#speed'));
const table = find('#table');
const list = find('#moves');
/** @type {NodeListOf<HTMLElement>} */
const cardElements = table.querySelectorAll('[data-card]');

/** @param {GameStep} step */
const showTable = ({ board, move, passLeft }) => {
  const places = layout(board);
  const moved = movedCards(board, move);
  for (const element of cardElements) {
    const place = places.get(element.dataset.card ?? '');
    if (place === undefined) throw new Error(`no place for ${element.dataset.card}`);
    const { row, x, y, z, down } = place;
    const where = `${row} ${x} ${y}`;
    // A card under way passes over those that lie still.
    const moves = element.dataset.where !== undefined && element.dataset.where !== where;
    element.dataset.where = where;
    element.dataset.row = row;
    element.classList.toggle('down', down);
    element.classList.toggle('moved', moved.includes(element.dataset.card ?? ''));
    element.style.setProperty('--x', String(x));
    element.style.setProperty('--y', y.toFixed(4));
    element.style.zIndex = String(z + (moves ? 100 : 0));
  }
  table.dataset.passLeft = String(passLeft);
};

/** @param {GameStep} step */
const showCounts = ({ board }) => {
  const { passes } = game;
  const { recycles, stock, waste } = board;
  const limit = (/** @type {number} */ value, /** @type {number | null} */ of) =>
    of === null ? String(value) : `${value} of ${of}`;
  const counts = {
    Foundations: `${foundationCount(board)} of ${cardElements.length}`,
    Stock: String(cardsIn(stock).length),
    Waste: String(cardsIn(waste).length),
    Pass: limit(recycles + 1, passes),
    Recycles: limit(recycles, passes === null ? null : passes - 1),
  };
  const entries = Object.entries(counts).map(([name, value]) => {
    const entry = document.createElement('div');
    const term = entry.appendChild(document.createElement('dt'));
    const count = entry.appendChild(document.createElement('dd'));
    term.textContent = name;
    count.textContent = value;
    return entry;
  });
  find('#counts').replaceChildren(...entries);
};

/** @param {number} at */
const showInList = (at) => {
  const before = list.querySelector('[aria-current]');
  before?.removeAttribute('aria-current');
  before?.setAttribute('tabindex', '-1');
  const now = list.querySelector(`[data-step="${at}"]`);
  if (!(now instanceof HTMLElement)) return;
  now.setAttribute('aria-current', 'step');
  now.setAttribute('tabindex', '0');
  // Scrolls the list only, never the page.
  list.scrollTop = now.offsetTop - (list.clientHeight - now.offsetHeight) / 2;
};

/**
 * @param {number} at
 * @param {boolean} playing
 */
const show = (at, playing) => {
  const step = game.steps[at];
  if (step === undefined) throw new Error(`no step ${at}`);
  showTable(step);
  showCounts(step);
  showInList(at);
  const position = `${at} of ${lastStep}`;
  find('#position').textContent = at === 0 ? `Start, ${lastStep} moves` : `Move ${position}: ${step.move}`;
  // Read aloud while a person steps, not while the game runs by itself.
  find('#words').setAttribute('aria-live', playing ? 'off' : 'polite');
  find('#words').textContent = step.words;
  find('#text').textContent = boardText(step.board);
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', `Move ${position}. ${step.words}`);
  const label = playing ? 'Pause (Space)' : 'Play (Space)';
  const play = find('#play');
  play.dataset.playing = String(playing);
  play.setAttribute('aria-label', label);
  play.title = label;
  for (const id of ['#first', '#back']) find(id).setAttribute('aria-disabled', String(at === 0));
  for (const id of ['#next', '#last']) find(id).setAttribute('aria-disabled', String(at === lastStep));
};

const player = createPlayer(lastStep, () => Number(speed.value), show);

/** @type {Record<string, () => void>} */
const buttonActions = {
  '#first': player.first,
  '#back': () => player.move(-1),
  '#play': player.toggle,
  '#next': () => player.move(1),
  '#last': player.last,
};
for (const [id, action] of Object.entries(buttonActions)) find(id).addEventListener('click', action);
slider.addEventListener('input', () => player.go(Number(slider.value)));
list.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element ? target.closest('[data-step]') : null;
  if (chosen instanceof HTMLElement) player.go(Number(chosen.dataset.step));
});

/** @type {Record<string, () => void>} */
const keyActions = {
  ArrowRight: () => player.move(1),
  ArrowLeft: () => player.move(-1),
  Home: player.first,
  End: player.last,
  ' ': player.toggle,
};
/** Whether the focus came by the keyboard: then Space presses the button that has it. */
let focusByKeys = false;
document.addEventListener('pointerdown', () => {
  focusByKeys = false;
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Tab') focusByKeys = true;
  const action = keyActions[key];
  if (action === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const at = target instanceof Element ? target : null;
  const pressed = key === ' ' && focusByKeys && at?.closest('button, summary');
  if (pressed || at?.closest('select') || (key !== ' ' && at === slider)) return;
  event.preventDefault();
  action();
});
// A button that was clicked would be pressed again when Space is let go.
document.addEventListener('keyup', (event) => {
  if (event.key === ' ' && !focusByKeys && event.target instanceof HTMLButtonElement) event.preventDefault();
});

table.style.setProperty('--tallest', String(tallest(game.steps.map(({ board }) => board))));
table.style.setProperty('--columns', String(game.steps[0]?.board.columns.length));
show(0, false);
// The first layout is no move.
requestAnimationFrame(() => requestAnimationFrame(() => table.classList.add('ready')));

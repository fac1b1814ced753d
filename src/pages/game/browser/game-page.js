/** @import { GameData, GameStep } from '../game-data.ts' */
/** @import { Place } from './layout.js' */
import { cardsIn, layout, tallest } from './layout.js';
import { createPlayer } from './player.js';
import { unpackedSteps } from './unpack.js';

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
const steps = unpackedSteps(game);
const lastStep = steps.length - 1;
const slider = /** @type {HTMLInputElement} */ (find('#slider'));
const speed = /** @type {HTMLSelectElement} */ (find('#speed'));
const table = find('#table');
const list = find('#moves');
/** @type {NodeListOf<HTMLElement>} */
const cardElements = table.querySelectorAll('[data-card]');

/** @param {GameStep} step */
const showTable = (step) => {
  const places = layout(game.places, step);
  const moved = cardsIn(step.moved);
  const raised = raisedFrom(places);
  for (const element of cardElements) {
    const card = element.dataset.card ?? '';
    const place = places.get(card);
    if (place === undefined) throw new Error(`no place for ${card}`);
    const { row, x, y, z, down } = place;
    element.dataset.where = whereText(place);
    element.dataset.row = row;
    element.classList.toggle('down', down);
    element.classList.toggle('moved', moved.includes(card));
    element.style.setProperty('--x', String(x));
    element.style.setProperty('--y', y.toFixed(4));
    element.style.zIndex = String(z >= (raised.get(place.pile) ?? Number.POSITIVE_INFINITY) ? z + 100 : z);
  }
  table.dataset.passLeft = String(step.passLeft);
};

/** @param {Place} place */
const whereText = ({ row, x, y }) => `${row} ${x} ${y}`;

/**
 * From where on each pile passes over cards that lie still: from its lowest card under way, as its order stays.
 * @param {Map<string, Place>} places
 */
const raisedFrom = (places) => {
  /** @type {Map<number, number>} */
  const raised = new Map();
  for (const element of cardElements) {
    const place = places.get(element.dataset.card ?? '');
    const { where } = element.dataset;
    if (place === undefined || where === undefined || where === whereText(place)) continue;
    raised.set(place.pile, Math.min(place.z, raised.get(place.pile) ?? place.z));
  }
  return raised;
};

/** @param {GameStep} step */
const showCounts = ({ counts }) => {
  const entries = counts.map((value, at) => {
    const entry = document.createElement('div');
    const term = entry.appendChild(document.createElement('dt'));
    const count = entry.appendChild(document.createElement('dd'));
    term.textContent = game.counts[at] ?? '';
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
  const step = steps[at];
  if (step === undefined) throw new Error(`no step ${at}`);
  showTable(step);
  showCounts(step);
  showInList(at);
  const position = `${at} of ${lastStep}`;
  find('#position').textContent = at === 0 ? `Start, ${lastStep} moves` : `Move ${position}: ${step.move}`;
  // Read aloud while a person steps, not while the game runs by itself.
  find('#words').setAttribute('aria-live', playing ? 'off' : 'polite');
  find('#words').textContent = step.words;
  find('#text').textContent = step.text.join('\n');
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

table.style.setProperty('--tallest', String(tallest(game.places, steps)));
table.style.setProperty('--columns', String(1 + Math.max(...game.places.map(({ x }) => x))));
show(0, false);
// The first layout is no move.
requestAnimationFrame(() => requestAnimationFrame(() => table.classList.add('ready')));

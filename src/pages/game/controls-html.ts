import { escapeHtml } from '../shell.ts';
import type { GameStep } from './game-data.ts';

/** Icons in a square of 24. */
const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  play: 'M8 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
} as const;

/** How long a move stays while the game plays by itself, in milliseconds. */
const SPEEDS = [
  ['Slow', 1600],
  ['Normal', 800],
  ['Fast', 300],
] as const;

/** Slider, buttons and speed. */
export function controlsHtml(moves: number): string {
  const speeds = SPEEDS.map(
    ([name, ms]) => `<option value="${ms}"${name === 'Normal' ? ' selected' : ''}>${name}</option>`,
  );
  return [
    '<div class="controls">',
    `<input type="range" id="slider" min="0" max="${moves}" value="0" step="1" aria-label="Move"${disabled(moves)}>`,
    `<label class="speed"><span>Speed</span> <select id="speed"${disabled(moves)}>${speeds.join('')}</select></label>`,
    '<div class="buttons" role="group" aria-label="Step through the game">',
    button('first', 'To the start (Home)', icon('first'), moves),
    button('back', 'One move back (Left arrow)', icon('back'), moves),
    button('play', 'Play (Space)', `${icon('play')}${icon('pause')}`, moves),
    button('next', 'One move forward (Right arrow)', icon('next'), moves),
    button('last', 'To the end (End)', icon('last'), moves),
    '</div>',
    '</div>',
  ].join('\n');
}

/** The list of moves, each a button; the first one stands for the start. */
export function movesHtml(steps: readonly GameStep[]): string {
  const items = steps.map(
    ({ move, words }, at) =>
      `<li><button type="button" data-step="${at}" tabindex="-1"><span class="number">${at === 0 ? '' : at}</span><span class="notation">${escapeHtml(move ?? 'start')}</span><span class="words">${escapeHtml(words)}</span></button></li>`,
  );
  return `<ol class="moves" id="moves" tabindex="-1" aria-labelledby="moves-heading">\n${items.join('\n')}\n</ol>`;
}

function button(id: string, label: string, content: string, moves: number): string {
  return `<button type="button" id="${id}" aria-label="${label}" title="${label}"${disabled(moves)}>${content}</button>`;
}

function disabled(moves: number): string {
  return moves === 0 ? ' disabled' : '';
}

function icon(name: keyof typeof ICONS): string {
  return `<svg class="icon-${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}

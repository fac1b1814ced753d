import { assetText, moduleText } from '../assets.ts';
import { escapeHtml, pageText } from '../shell.ts';
import { controlsHtml, movesHtml } from './controls-html.ts';
import type { GameData } from './game-data.ts';
import { gameSteps, packedSteps } from './game-steps.ts';
import type { ShownTable, WordedStep } from './shown-table.ts';
import { tableHtml } from './table-html.ts';

/** How the page names what it is about. All words are plain text. */
export interface PageWords {
  /** The deal's name: `seedrandom seed 42`. */
  readonly name: string;
  /** The rules in words. */
  readonly rulesWords: string;
  /** How long the win is, in words. */
  readonly lengthWords: string;
  /** What made the page: `thoughtful 0.2.0`. */
  readonly maker: string;
}

/** A win to be shown. */
export interface GamePage<Position> extends PageWords {
  readonly table: ShownTable<Position>;
  readonly steps: readonly WordedStep<Position>[];
  /** The share text of the deal, where the game has such. */
  readonly share?: string;
}

const STYLES = ['table.css', 'card.css', 'controls.css'].map((name) => browserFile(name));
const SCRIPTS = ['unpack.js', 'layout.js', 'player.js', 'game-page.js'].map((name) => browserFile(name));

/** A page that shows a win move by move, in one file that needs no network. The same game gives the same bytes. */
export function gamePage<Position>(game: GamePage<Position>): string {
  const { table, name, rulesWords, lengthWords, maker, share } = game;
  const { steps, cards } = gameSteps(table, game.steps);
  const places = table.piles.map(({ kind, x, sign }) => ({ kind, x, sign }));
  const [first] = game.steps;
  const counts = first === undefined ? [] : table.counts(first.position).map(([count]) => count);
  const data: GameData = { places, counts, steps: packedSteps(steps) };
  const isDown = table.faceDown !== undefined;
  const downNote = isDown ? '; <code>&lt;7H&gt;</code> lies face down' : '';
  return pageText({
    title: `${table.title}: ${name}`,
    lead: `<p class="lead">${escapeHtml(capital(rulesWords))}. Winnable: ${escapeHtml(lengthWords)}.</p>`,
    main: [
      '<div class="game">',
      '<section class="play" aria-label="The game">',
      controlsHtml(steps.length - 1),
      '<dl class="counts" id="counts"></dl>',
      '<noscript><p>The table needs JavaScript; the moves are listed below.</p></noscript>',
      tableHtml(places, cards),
      '<p class="now"><b id="position"></b> <span id="words" aria-live="polite"></span></p>',
      '</section>',
      '<section class="list">',
      '<h2 id="moves-heading">Moves</h2>',
      movesHtml(steps),
      '</section>',
      '</div>',
      '<section class="about">',
      '<details><summary>The position as text</summary>',
      `<p>As <code>--deal</code> reads it${downNote}.</p>`,
      '<pre id="text" tabindex="0" aria-label="The position as text"></pre></details>',
      '<details><summary>Keys</summary>',
      '<p><kbd>→</kbd> and <kbd>←</kbd> one move on and back, <kbd>Home</kbd> and <kbd>End</kbd> to the start and the end, <kbd>Space</kbd> play and pause.</p></details>',
      ...(share === undefined
        ? []
        : [
            '<details><summary>The deal</summary>',
            `<p>Share text, as <code>--from-share</code> reads it: <code class="share" id="share">${share}</code></p></details>`,
          ]),
      `<p class="maker">Every move was replayed on the plain rules. ${isDown ? DIMMED : ''}Made by ${escapeHtml(maker)}.</p>`,
      '</section>',
    ].join('\n'),
    styles: STYLES.map(assetText),
    data: { game: data },
    scripts: [moduleText(SCRIPTS)],
  });
}

const DIMMED = 'Dimmed cards lie face down: in thoughtful solitaire their places are known. ';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function browserFile(name: string): URL {
  return new URL(`./browser/${name}`, import.meta.url);
}

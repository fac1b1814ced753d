import { type Card, cardOf } from '../../cards/card.ts';
import type { Deal } from '../../deals/deal.ts';
import { printShare } from '../../deals/formats/share.ts';
import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import { assetText, moduleText } from '../assets.ts';
import { escapeHtml, pageText } from '../shell.ts';
import { controlsHtml, movesHtml } from './controls-html.ts';
import type { GameData } from './game-data.ts';
import { gameSteps } from './game-steps.ts';
import { tableHtml } from './table-html.ts';

/** A win, and how the page names what it is about. All words are plain text. */
export interface GamePage {
  readonly deal: Deal;
  readonly rules: KlondikeRules;
  /** The moves of a win, in our notation. */
  readonly moves: readonly string[];
  /** The deal's name: `seedrandom seed 42`. */
  readonly name: string;
  /** The rules in words. */
  readonly rulesWords: string;
  /** How long the win is, in words. */
  readonly lengthWords: string;
  /** What made the page: `thoughtful 0.2.0`. */
  readonly maker: string;
}

const STYLES = ['table.css', 'card.css', 'controls.css'].map((name) => browserFile(name));
const SCRIPTS = ['board.js', 'layout.js', 'player.js', 'game-page.js'].map((name) => browserFile(name));

/**
 * A page that shows a win move by move, in one file that needs no network. The same game gives the same bytes.
 * @throws Error when a move does not hold.
 */
export function gamePage({ deal, rules, moves, name, rulesWords, lengthWords, maker }: GamePage): string {
  const steps = gameSteps(deal.position, rules, moves);
  const data: GameData = { passes: rules.passes, steps };
  const share = printShare(deal.position);
  return pageText({
    title: `Klondike: ${name}`,
    lead: `<p class="lead">${escapeHtml(capital(rulesWords))}. Winnable: ${escapeHtml(lengthWords)}.</p>`,
    main: [
      '<div class="game">',
      '<section class="play" aria-label="The game">',
      controlsHtml(moves.length),
      '<dl class="counts" id="counts"></dl>',
      '<noscript><p>The table needs JavaScript; the moves are listed below.</p></noscript>',
      tableHtml(deal.position.columns.length, cardsOf(deal.position)),
      '<p class="now"><b id="position"></b> <span id="words" aria-live="polite"></span></p>',
      '</section>',
      '<section class="list">',
      '<h2 id="moves-heading">Moves</h2>',
      movesHtml(steps),
      '</section>',
      '</div>',
      '<section class="about">',
      '<details><summary>The position as text</summary>',
      '<p>As <code>--deal</code> reads it; <code>&lt;7H&gt;</code> lies face down.</p>',
      '<pre id="text" tabindex="0" aria-label="The position as text"></pre></details>',
      '<details><summary>Keys</summary>',
      '<p><kbd>→</kbd> and <kbd>←</kbd> one move on and back, <kbd>Home</kbd> and <kbd>End</kbd> to the start and the end, <kbd>Space</kbd> play and pause.</p></details>',
      '<details><summary>The deal</summary>',
      `<p>Share text, as <code>--from-share</code> reads it: <code class="share" id="share">${share}</code></p></details>`,
      `<p class="maker">Every move was replayed on the plain rules. Dimmed cards lie face down: in thoughtful solitaire their places are known. Made by ${escapeHtml(maker)}.</p>`,
      '</section>',
    ].join('\n'),
    styles: STYLES.map(assetText),
    data: { game: data },
    scripts: [moduleText(SCRIPTS)],
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function browserFile(name: string): URL {
  return new URL(`./browser/${name}`, import.meta.url);
}

function cardsOf({ ranks }: KlondikePosition): Card[] {
  return [0, 1, 2, 3].flatMap((suit) => Array.from({ length: ranks }, (_, rank) => cardOf(suit, rank)));
}

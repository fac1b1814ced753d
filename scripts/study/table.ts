// The README of a folder of results: what is there, the statistics beside the published figures, and the cost.
import { join } from 'node:path';
import { type ManifestBlock, readManifest } from '../../src/batch/manifest.ts';
import { readResultRows } from '../../src/batch/reader.ts';
import { rulesText } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { agreementSentence, type NamedFigure } from '../../src/report/agreement.ts';
import { REPORTED_GAMES } from '../../src/report/reported-game.ts';
import { type Cost, costTable, figures } from '../../src/statistics/cost-table.ts';
import { renderStats } from '../../src/statistics/render.ts';
import { markdownTable } from '../../src/statistics/table.ts';
import { type Statistics, tally } from '../../src/statistics/tally.ts';
import { PARTS } from './parts.ts';

const STUDY_HEAD = [
  '# The Klondike study',
  '',
  'Verdicts on `solvitaire` seeds from 1 on. Format, checks and how to extend it: [results/README.md](../README.md).',
  'This page is written by `npm run study -- table`.',
];
const OTHER_HEAD = [
  '# Results',
  '',
  'Verdicts on Klondike deals. This page is written by `npm run study -- table`.',
];

/**
 * The README of a folder of results, from its manifest and all rows of its blocks.
 * @throws InputError when there are none.
 */
export async function readmeOf(folder: string): Promise<string> {
  const { blocks } = readManifest(folder);
  if (blocks.length === 0) throw new InputError(`${folder}: no blocks, expected packed results`);
  const parts = Object.keys(PARTS);
  const others = blocks.filter(({ file }) => !parts.some((name) => isOfPart(name, file)));
  const isStudy = others.length < blocks.length;
  const statistics = await tally(readResultRows(blocks.map(({ file }) => join(folder, file))));
  const agreement = agreementSentence(figuresOf(statistics));
  return [
    ...(isStudy ? STUDY_HEAD : OTHER_HEAD),
    '',
    ...(isStudy ? parts.map((name) => `- ${partText(name, blocks)}`) : []),
    ...others.map((block) => `- ${blockText(block)}`),
    '',
    ...(agreement === null ? [] : [agreement, '']),
    readable(renderStats(statistics, 'markdown', true)),
    markdownTable(costTable(costsOf(blocks))),
    ...timeTexts(blocks),
    'CPU time is user and system time of all threads. Here a deal is decided under all rules of its part together; the',
    'published games are one set of rules a deal, each on its own machines. Published figures: sources as above.',
    '',
  ].join('\n');
}

/** `**corners**: draw 1 and ...: 50,000 of 1,000,000 deals, no verdict unknown`. */
function partText(name: string, all: readonly ManifestBlock[]): string {
  const part = PARTS[name];
  if (part === undefined) throw new RangeError(`no part ${name}`);
  const blocks = blocksOfPart(name, all);
  const unknown = blocks.reduce((sum, block) => sum + block.unknown, 0);
  const verdicts = blocks.length === 0 ? '' : `, ${unknownText(unknown)}`;
  return `**${name}**: ${part.about}: ${whole(dealsIn(blocks))} of ${whole(part.lastSeed)} deals${verdicts}`;
}

/** `**x.csv.gz**: solvitaire seeds 1 to 20; draw 1, unlimited passes, worrying back; no verdict unknown`. */
function blockText({ file, shuffle, from, to, rules, unknown }: ManifestBlock): string {
  const seeds = `${shuffle} seeds ${whole(from)} to ${whole(to)}`;
  return `**${file}**: ${[seeds, ...rules.map(rulesText), unknownText(unknown)].join('; ')}`;
}

function unknownText(unknown: number): string {
  return `${unknown === 0 ? 'no' : whole(unknown)} verdict${unknown > 1 ? 's' : ''} unknown`;
}

/** All published figures beside ours, where ours say anything. */
function figuresOf({ rules, necessity }: Statistics): NamedFigure[] {
  const { compared, shortName, need } = REPORTED_GAMES.klondike;
  const rates = rules.filter(({ rate }) => rate !== null);
  const needs = necessity.filter(({ winnable }) => winnable > 0);
  return [
    ...rates.flatMap(({ rules, interval }) =>
      compared.compareRate(rules, interval).map((each) => ({ ...each, name: shortName(rules) })),
    ),
    ...needs.flatMap(({ rules, interval }) =>
      compared.compareNeed(rules, interval).map((each) => ({ ...each, name: `need ${need?.where(rules)}` })),
    ),
  ];
}

/** Large whole numbers in cells, with commas. */
function readable(tables: string): string {
  return tables.replace(/(?<=\| )\d{4,}(?= \|)/g, (number) => whole(Number(number)));
}

const CORES = 2;

/** What all took, and what the deals that are left of each begun part would take. */
function timeTexts(blocks: readonly ManifestBlock[]): string[] {
  const costs = costsOf(blocks);
  if (costs.length === 0) return [];
  const all = costs.reduce((sum, { seconds }) => sum + seconds, 0);
  const rest = costs.flatMap(({ name, deals, seconds }) => {
    const left = (PARTS[name]?.lastSeed ?? 0) - dealsIn(blocksOfPart(name, blocks));
    const estimate = (left * seconds) / deals;
    return left > 0
      ? [`The other ${whole(left)} deals of ${name} would take about ${timeText(estimate)}.`]
      : [];
  });
  return [`Measured in all: ${timeText(all)}.`, ...rest, ''];
}

function timeText(seconds: number): string {
  const minutes = seconds / CORES / 60;
  const wall = minutes < 60 ? `${whole(Math.ceil(minutes))} min` : `${(minutes / 60).toFixed(1)} h`;
  return `${figures(seconds)} s of CPU time, ${wall} on two cores`;
}

/** CPU time of each part, measured blocks only. */
function costsOf(all: readonly ManifestBlock[]): Cost[] {
  return Object.keys(PARTS).flatMap((name) => {
    const blocks = blocksOfPart(name, all).filter(({ cpuSeconds }) => cpuSeconds !== null);
    const [first] = blocks;
    if (first === undefined) return [];
    const deals = blocks.reduce((sum, { cpuDeals }) => sum + cpuDeals, 0);
    const seconds = blocks.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0);
    return [{ name, deals, rules: first.rules.length, seconds }];
  });
}

function blocksOfPart(name: string, blocks: readonly ManifestBlock[]): ManifestBlock[] {
  return blocks.filter(({ file }) => isOfPart(name, file));
}

/** Whether a block belongs to a part: its name begins with that of the part. */
function isOfPart(name: string, file: string): boolean {
  return file.startsWith(`${name}-`);
}

function dealsIn(blocks: readonly ManifestBlock[]): number {
  return blocks.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

function whole(value: number): string {
  return value.toLocaleString('en-US');
}

import { escapeHtml } from '../pages/shell.ts';
import { type Cost, costTable, figures } from '../statistics/cost-table.ts';
import { totalText } from './cost-text.ts';
import { tableHtml } from './html-table.ts';
import { count } from './numbers.ts';
import { measuredText, type Origins, type RunGroup } from './origins.ts';
import type { GameWords } from './study.ts';

export const ORIGINS_TITLE = 'How these figures were made';

/** More runs than these are only counted. */
const MOST_RUNS = 12;

/** The section about the runs behind the results: commands, versions, budgets, CPU time. */
export function originsHtml({ groups, unrecorded, misfits }: Origins, { costs }: GameWords): string {
  const more = groups.length - MOST_RUNS;
  const told: readonly string[] = [
    ...(more > 0 ? [`${count(more, 'other run')} with other commands, budgets or versions.`] : []),
    ...(unrecorded === null
      ? []
      : [`${unrecorded}: no record of a run stands beside, so nothing is known of how the rows were made.`]),
    ...(misfits === null ? [] : [`${misfits}: what the manifest of the folder tells is about other rows.`]),
  ];
  const measured = groups.flatMap(({ files, rules, cpu }): Cost[] =>
    cpu === null ? [] : [{ name: files, rules, ...cpu }],
  );
  return [
    '<section id="origins" aria-labelledby="origins-heading">',
    `<h2 id="origins-heading">${ORIGINS_TITLE}</h2>`,
    ...groups.slice(0, MOST_RUNS).map(runHtml),
    ...told.map((each) => `<p class="note">${escapeHtml(each)}</p>`),
    ...(measured.length === 0
      ? []
      : [
          tableHtml(costTable(measured.slice(0, MOST_RUNS), costs)),
          `<p class="note">CPU time is user and system time of all threads.${costs.length === 0 ? '' : ' A deal is decided under all rules of its run together; published is one set of rules a deal. Each on its own machines.'}</p>`,
        ]),
    '</section>',
  ].join('\n');
}

function runHtml({ files, deals, command, program, budget, cpu }: RunGroup): string {
  const time =
    cpu === null
      ? 'not recorded'
      : `${totalText(cpu.seconds)}, ${figures(cpu.seconds / cpu.deals)} s a deal (${measuredText(cpu)})`;
  const entries = [
    ['Files', escapeHtml(files)],
    ['Deals', escapeHtml(deals)],
    ['Command', `<code>${escapeHtml(command)}</code>`],
    ['Program', escapeHtml(program)],
    ['Budget', escapeHtml(budget)],
    ['CPU time', escapeHtml(time)],
  ];
  return `<dl>\n${entries.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('\n')}\n</dl>`;
}

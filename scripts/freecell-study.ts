// Used by hand: packs a finished file of `thoughtful batch --game freecell`, with its record beside it, into a folder of
// results and writes the folder's README.md. `tsx scripts/freecell-study.ts FILE.csv FOLDER`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type RunRecord, readRecord, recordPath } from '../src/batch/run-record.ts';
import { whole } from '../src/cli/text.ts';
import { makeFolder } from './study/folder.ts';
import { sha256 } from './study/pack.ts';
import { writeWhole } from './study/write-manifest.ts';

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined) fail('expected FILE.csv FOLDER');
const record = readRecord(file);
if (record === null) fail(`${recordPath(file)} is missing`);
const [, from, to] = /^seeds (\d+)\.\.(\d+)$/.exec(record.deals) ?? [];
if (record.game !== 'freecell' || from === undefined || to === undefined) {
  fail('expected a file about seeds of FreeCell');
}
const csv = readFileSync(file);
const rows = csv.toString('utf8').trim().split('\n').length - 1;
const expected = (Number(to) - Number(from) + 1) * record.rules.length;
if (rows !== expected) fail(`${file} is not finished: ${rows} of ${expected} rows`);

const packed = gzipSync(csv, { level: 9 });
const out = join(folder, 'results.csv.gz');
makeFolder(folder);
writeWhole(out, packed);
copyFileSync(recordPath(file), recordPath(out));
writeWhole(join(folder, 'README.md'), readme(record));

function readme({
  shuffle,
  rules,
  command,
  versions,
  maxStates,
  retries,
  cpuSeconds = 0,
}: RunRecord): string {
  const deals = Number(to) - Number(from) + 1;
  const again = retries?.at(-1);
  return `# FreeCell, ${shuffle} seeds ${whole(Number(from))} to ${whole(Number(to))}

${whole(rows)} verdicts: each deal under ${rules.length} sets of rules. Made by this command in version ${versions.join(', ')}:

\`\`\`
${command.join(' ')}
\`\`\`

Each verdict may take ${whole(maxStates)} distinct positions${again === undefined ? '' : `; what was unknown then was tried again, with up to ${whole(again.maxStates)}`}. All took ${whole(Math.round(cpuSeconds))} s of CPU time, ${(cpuSeconds / deals).toFixed(3)} s a deal and ${(cpuSeconds / rows).toFixed(3)} s a verdict (Intel Xeon, Node ${process.versions.node.split('.')[0]}, other programs at work). \`results.csv.gz.run.json\` is the record of the run.

SHA-256 of the CSV (\`gzip -dc results.csv.gz | sha256sum\`): \`${sha256(csv)}\`, of the packed file: \`${sha256(packed)}\`.

## What \`thoughtful stats\` makes of it

\`\`\`
thoughtful stats --game freecell ${out} --compare
\`\`\`

${tables().trimEnd()}
`;
}

function tables(): string {
  const args = ['tsx', 'src/cli/main.ts', 'stats', '--game', 'freecell', out, '--markdown', '--compare'];
  const { status, stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8' });
  if (status !== 0) fail(stderr.trim());
  return stdout.replace(/^## /gm, '### ');
}

function fail(reason: string): never {
  console.error(`scripts/freecell-study.ts: ${reason}`);
  process.exit(2);
}

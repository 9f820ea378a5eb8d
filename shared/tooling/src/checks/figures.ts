/**
 * `node shared/tooling/src/checks/figures.ts [folder]`: how large the project is, in lines of code without comments. The folder is a
 * checkout of any commit, by default this one.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

const [root = ROOT] = process.argv.slice(2);
const NOT_COUNTED = /(^|\/)(node_modules|dist|\.cache|\.data|\.work)(\/|$)|\.generated\.ts$|\.d\.ts$/;
const TEST = /\.test\.tsx?$|(^|\/)testing\/|^e2e\/|^commerce-api\/test\//;
/** A whole line, or the inside of a block: code never starts with these. */
const COMMENT = /^\s*(\/\/|\/\*|\*)/;

const files = globSync('{shell,shared,mf-*,commerce-api,e2e}/**/*.{ts,tsx,css}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !NOT_COUNTED.test(file))
  .map((file) => ({ file, lines: linesOf(file) }));
if (files.length === 0) throw new Error(`${root} has no source files.`);

const sum = (isCounted: (file: string) => boolean) =>
  files.reduce((total, { file, lines }) => total + (isCounted(file) ? lines : 0), 0);
const server = (file: string) => file.startsWith('shell/src/server/') && !TEST.test(file);
const rooms = new Set(files.flatMap(({ file }) => (server(file) ? (/server\/([^/]+)\//.exec(file)?.[1] ?? []) : [])));
const states = globSync('docs/adr/[0-9]*.md', { cwd: root }).map(
  (file) => /Status: (\w+)/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? 'unknown',
);
// Some are in two tables: both servers read them.
const settings = new Set(readFileSync(path.join(root, 'docs/settings.md'), 'utf8').match(/^\| `[A-Z][A-Z0-9_]+`/gm));

print(
  'source lines',
  sum((file) => !TEST.test(file)),
);
print(
  'test lines',
  sum((file) => TEST.test(file)),
);
print('lines of shell/src/server', sum(server));
print('rooms of shell/src/server', rooms.size);
print(
  'lines of shared/platform',
  sum((file) => file.startsWith('shared/platform/') && !TEST.test(file)),
);
print('settings', settings.size);
for (const state of ['accepted', 'amended', 'superseded'])
  print(`decisions ${state}`, states.filter((each) => each === state).length);
print(
  'pending changesets',
  readdirSync(path.join(root, '.changeset')).filter((name) => name.endsWith('.md')).length - 1,
);

function linesOf(file: string): number {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').slice(0, -1);
  return lines.filter((line) => !COMMENT.test(line)).length;
}

function print(what: string, count: number): void {
  console.log(`${what.padEnd(28)}${count.toLocaleString('en').padStart(8)}`);
}

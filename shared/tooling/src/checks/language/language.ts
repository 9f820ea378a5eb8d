/**
 * `npm run language`: counts the phrases and names that `docs/style.md` replaces. `--verbose` lists file, line and the
 * replacement, a folder or file as argument only those below it; `--check` fails when a count is above its limit.
 */
import { readSources } from '../house/sourceFiles.ts';
import { ROOT } from '../../project/root.ts';
import { findingsIn } from './findings.ts';
import { LIMITS } from './limits.ts';

const FIGURES = [
  ['phrases in comments', 'comments'],
  ['phrases in test names', 'testNames'],
  ['phrases in documents', 'documents'],
  ['old names', 'oldNames'],
] as const;

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const below = args.find((arg) => !arg.startsWith('--')) ?? '';
const files = [...readSources(ROOT)].filter(([file]) => file.startsWith(below));
const findings = files.map(([file, source]) => findingsIn(file, source));

let isBroken = false;
for (const [name, key] of FIGURES) {
  const found = findings.flatMap((each) => each[key]);
  const isAbove = below === '' && found.length > LIMITS[key];
  isBroken ||= isAbove;
  if (isCheck && !isAbove) continue;
  console.log(`${name}: ${found.length}, limit ${LIMITS[key]}`);
  if (isCheck || args.includes('--verbose'))
    for (const { place, found: text, use } of found) console.log(`  ${place} ${text} → ${use}`);
}
if (isCheck && isBroken) {
  console.error('\nUse the plain words of docs/style.md and the names in oldNames.json. The limits only go down.');
  process.exit(1);
}

/** `npm run requirements`: the requirements of each area that the last full test run proved, and the open ones. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { provenIds, requirementsFrom } from './requirementsTable.ts';
import { ROOT } from '../project/root.ts';
import { lastResults } from './testResults.ts';

const requirements = requirementsFrom(await readFile(path.join(ROOT, 'docs/requirements.md'), 'utf8'));
const results = await lastResults();
if (results.length === 0) console.log('No test results yet: run npm test first.\n');

const proven = provenIds(requirements, results);
const areas = Map.groupBy(requirements, ({ area }) => area);
for (const [area, rows] of areas) {
  const done = rows.filter(({ id }) => proven.has(id)).map(({ id }) => id.slice(area.length + 1));
  const open = rows.filter(({ id }) => !proven.has(id)).map(({ id }) => id.slice(area.length + 1));
  console.log(`${area.padEnd(9)} ${String(done.length).padStart(3)} of ${String(rows.length).padStart(3)}`);
  if (done.length > 0) console.log(`          proven ${done.join(' ')}`);
  if (open.length > 0) console.log(`          open   ${open.join(' ')}`);
}
console.log(`\n${proven.size} of ${requirements.length} requirements proven.`);

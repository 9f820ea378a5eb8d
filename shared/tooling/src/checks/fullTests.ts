/**
 * `npm run test:full`: the tests that are too long for CI, part by part. A part that has passed is not run again on the same
 * files, so a run that was ended, or has failed, goes on where it is open. `npm run test:full -- api routes` runs these parts
 * in any case, `--fresh` all of them. `--list` prints them with their last outcomes. `--grep` runs matching tests only, and
 * stores no outcome.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asText, outcomeOf, readStored, RESULTS, store, type Outcome } from './fullTests/outcome.ts';
import { PARTS, type Part } from './fullTests/parts.ts';
import { partsToRun, progressOf } from './fullTests/progress.ts';
import { slowestTests } from './slowest.ts';
import { readTreeState } from './treeState.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    grep: { type: 'string' },
  },
});
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const names = [...PARTS.keys()];
const width = Math.max(...names.map((name) => name.length));
const progress = await printParts();
if (values.list) process.exit();
for (const folder of ['jest', 'playwright']) await mkdir(path.join(RESULTS, folder), { recursive: true });

const outcomes = new Map<string, Outcome>();
for (const name of partsToRun(progress, positionals, values.fresh)) {
  const part = PARTS.get(name);
  if (part) await run(name, part);
  if (stopping.signal.aborted) {
    console.log(`Stopped in ${name}. The next run goes on with it.`);
    process.exit(130);
  }
}

const all = [...outcomes.values()];
const sum = (count: (outcome: Outcome) => number) => all.reduce((total, outcome) => total + count(outcome), 0);
console.log(`Slowest tests:\n${slowestTests(all.flatMap(({ slowest }) => slowest)).join('\n')}`);
await printParts();
for (const [name, { failures }] of outcomes) {
  for (const failure of failures) console.log(`FAILED: ${name}: ${failure}`);
}
console.log(
  `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ` +
    `${sum(({ skipped }) => skipped)} skipped in ${(sum(({ seconds }) => seconds) / 60).toFixed(1)} min`,
);
process.exit(sum(({ failed }) => failed) === 0 ? 0 : 1);

/** Prints a line for each part. @returns their progress by name */
async function printParts() {
  const state = readTreeState();
  const found = new Map<string, ReturnType<typeof progressOf>>();
  for (const [name, { what }] of PARTS) {
    const stored = await readStored(name);
    const isStored = progressOf(stored, state);
    found.set(name, isStored);
    const last = stored && `${asText(stored.outcome)} (${stored.state.commit}, ${stored.endedAt.slice(0, 16)})`;
    console.log(`${name.padEnd(width)}  ${isStored.padEnd(8)}  ${last ?? what}`);
  }
  return found;
}

async function run(name: string, part: Part): Promise<void> {
  console.log(`\n${name}: ${part.what}`);
  const state = readTreeState();
  const startedAt = performance.now();
  const found = await part
    .run({ signal: stopping.signal, grep: values.grep, state })
    .catch((error: unknown) => ({ hasPassed: false, results: [], error }));
  if (stopping.signal.aborted) return;
  const outcome = outcomeOf(found, (performance.now() - startedAt) / 1_000);
  if ('error' in found) outcome.failures.push(String(found.error));
  outcomes.set(name, outcome);
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}, ${asText(outcome)}`);
  if (values.grep !== undefined) return;
  // Otherwise the outcome would hold for neither state.
  if (state && readTreeState()?.tree === state.tree)
    await store(name, { outcome, state, endedAt: new Date().toISOString() });
  else
    console.log(`The outcome of ${name} is not stored: ${state ? 'files have changed meanwhile' : 'no git checkout'}.`);
}

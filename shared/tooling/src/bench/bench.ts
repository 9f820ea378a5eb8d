/**
 * `npm run bench`: measures what visitors get and what it costs: views, taps, servers, the API, growth. `npm run bench -- server api` runs
 * parts, `--beside URL` measures another shop in turns with ours. Prints each table with the state of the machine, and a verdict only
 * if the machine is quiet. Compare figures of one run, or of runs on the same machine.
 */
import { startBenchSite, type BenchSite } from './benchSite.ts';
import { bytes } from './browser/parts/bytes.ts';
import { edge } from './browser/parts/edge.ts';
import { lighthouse } from './browser/parts/lighthouse.ts';
import { taps } from './browser/parts/taps.ts';
import { views } from './browser/parts/views.ts';
import { visits } from './browser/parts/visits.ts';
import { endChildren } from './endChildren.ts';
import { conditionsText, describeMachine, MachineWatch } from './measure/machine.ts';
import { benchOptions, USAGE, type BenchOptions } from './options.ts';
import { api } from './parts/api.ts';
import { cache } from './parts/cache.ts';
import { growth } from './parts/growth.ts';
import { onSite } from './parts/onSite.ts';
import { orders } from './parts/orders.ts';
import type { Part } from './parts/part.ts';
import { memory } from './parts/memory.ts';
import { server } from './parts/server.ts';
import { RESULTS_FILE, writeResults, type Result } from './results.ts';
import { asText, missedBudgets } from './table.ts';

const PARTS = new Map<string, Part>([
  ['bytes', onSite(bytes)],
  ['views', onSite(views)],
  ['visits', onSite(visits)],
  ['taps', onSite(taps)],
  ['edge', onSite(edge)],
  ['lighthouse', onSite(lighthouse)],
  ['server', onSite(server)],
  ['cache', onSite(cache)],
  ['memory', onSite(memory)],
  ['api', onSite(api)],
  ['orders', orders],
  ['growth', growth],
]);

// A page that a limit of time cuts short on a busy machine is cheaper than the one that is measured.
process.env['TIME_FACTOR'] ??= '20';
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endChildren);

const options = readOptions();
const { processors, model, memoryGb, node } = describeMachine();
console.log(`${processors} processors (${model}), ${memoryGb} GB, Node.js ${node}\n`);

const watch = new MachineWatch(options.beside?.pids);
const results: Result[] = [];
let started: Promise<BenchSite> | undefined;
try {
  const site = () => (started ??= startBenchSite());
  for (const [name, part] of PARTS) {
    if (options.parts.length > 0 && !options.parts.includes(name)) continue;
    for await (const table of part({ options, watch, site })) {
      const conditions = await watch.take();
      if (table.rows.length === 0) continue;
      results.push({ part: name, table, conditions });
      console.log(`${asText(table, hasVerdict(conditions.busy))}  ${conditionsText(conditions)}\n`);
    }
  }
} finally {
  await (await started)?.stop();
}

if (results.length === 0)
  throw new Error(`No row was measured. Is there one whose name contains "${options.only ?? ''}"?`);
await writeResults(results, new Date());
const judged = results.filter(({ conditions }) => hasVerdict(conditions.busy)).map(({ table }) => table);
const missed = missedBudgets(judged);
if (!options.hasVerdict) console.log('Too few rounds: no verdict.');
else if (judged.length < results.length) console.log('The machine is busy: no verdict on some of the tables.');
if (judged.length > 0) console.log(missed === 0 ? 'All budgets are met.' : `Over budget: ${missed}.`);
console.log(`Written: ${RESULTS_FILE}`);

function hasVerdict(busy: string | undefined): boolean {
  return options.hasVerdict && busy === undefined;
}

function readOptions(): BenchOptions {
  try {
    const read = benchOptions(process.argv.slice(2));
    const unknown = read.parts.filter((name) => !PARTS.has(name));
    if (unknown.length > 0)
      throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${[...PARTS.keys()].join(', ')}.`);
    return read;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

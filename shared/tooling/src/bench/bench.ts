/**
 * `npm run bench`: measures first views, the load of the servers, the latency of the API, and federation compared with one
 * bundle. `npm run bench -- bytes views` runs parts; `--report` also writes docs/reports/bench.md. The figures are noisy:
 * compare them with their budgets, and with runs on the same machine only.
 */
import { startBenchSite, type BenchSite } from './benchSite.ts';
import { api } from './parts/api.ts';
import { composition } from './parts/composition.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { oneBundle } from './parts/oneBundle.ts';
import { navigations } from './parts/navigations.ts';
import { phone } from './parts/phone.ts';
import type { Part } from './parts/part.ts';
import { memory, server } from './parts/server.ts';
import { bytes, views } from './parts/views.ts';
import { JSON_FILE, REPORT_FILE, writeJson, writeReport } from './report.ts';
import { asText, missedBudgets, type Table } from './table.ts';

const PARTS = new Map<string, Part>([
  ['bytes', bytes],
  ['composition', composition],
  ['views', views],
  ['phone', phone],
  ['navigations', navigations],
  ['lighthouse', lighthouse],
  ['server', server],
  ['memory', memory],
  ['api', api],
  ['one-bundle', oneBundle],
]);

const requested = process.argv.slice(2).filter((argument) => argument !== '--report');
const unknown = requested.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${[...PARTS.keys()].join(', ')}; --report.`);
  process.exit(1);
}

const tables: Table[] = [];
let bench: BenchSite | undefined;
try {
  bench = await startBenchSite();
  for (const [name, part] of PARTS) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    for await (const table of part(bench)) {
      console.log(asText(table));
      tables.push(table);
    }
  }
} finally {
  await bench?.stop();
}

const now = new Date();
await writeJson(tables, now);
if (process.argv.includes('--report')) await writeReport(tables, now);
const missed = missedBudgets(tables);
console.log(missed === 0 ? 'All budgets are met.' : `Over budget: ${missed}.`);
console.log(process.argv.includes('--report') ? `Written: ${JSON_FILE}, ${REPORT_FILE}` : `Written: ${JSON_FILE}`);

import path from 'node:path';
import { countStatements } from '../api/countStatements.ts';
import { fillStock } from '../api/fillStock.ts';
import { measureCalls } from '../api/measureCalls.ts';
import { READS, WRITES, type ApiCase } from '../api/operations.ts';
import { startApi } from '../api/startApi.ts';
import type { Table } from '../table.ts';
import type { SiteBench } from './part.ts';

const CONCURRENCY = 4;
/** Code is compiled and queries are planned. */
const WARM_UP_CALLS = 20;
const READ_CALLS = 60;
const WRITE_CALLS = 20;

/** `api`: latency, processor time and statements of the main operations, over HTTP. */
export async function* api(bench: SiteBench): AsyncGenerator<Table> {
  await fillStock(bench.settings.dataDir);
  const statements = await statementsOf([...READS, ...WRITES], path.join(bench.logDir, 'statements'));
  yield latencyTable(bench, { title: 'API: reading', cases: READS, calls: READ_CALLS, maxP95: 50, statements });
  yield latencyTable(bench, { title: 'API: writing', cases: WRITES, calls: WRITE_CALLS, maxP95: 150, statements });
}

interface Latencies {
  title: string;
  cases: readonly ApiCase[];
  /** Of a round. */
  calls: number;
  maxP95: number;
  statements: ReadonlyMap<ApiCase, number>;
}

/** Of our API only: another shop has other operations. */
async function latencyTable(
  { site, pids, targets: [own], measure }: SiteBench,
  { title, cases, calls, maxP95, statements }: Latencies,
): Promise<Table> {
  const options = { concurrency: CONCURRENCY, pids: [pids.api] };
  for (const one of cases) await measureCalls(site.apiOrigin, one, { ...options, calls: WARM_UP_CALLS });
  return measure({
    title,
    note: `The documents that pages send, ${calls} calls in each round, four at a time, until the response is complete.`,
    columns: [
      { figure: 'p50Ms', heading: 'p50', unit: 'ms', digits: 1 },
      { figure: 'p95Ms', heading: 'p95', unit: 'ms', digits: 1, budget: { max: maxP95 } },
      { figure: 'cpuMs', heading: 'processor time', unit: 'ms', digits: 1 },
      { figure: 'statements', heading: 'SQL statements' },
    ],
    cases: cases.map((one) => ({
      name: one.name,
      on: () => async () => ({
        ...(await measureCalls(site.apiOrigin, one, { ...options, calls })),
        statements: statements.get(one) ?? null,
      }),
    })),
    targets: [own],
  });
}

/** Counted on another API, as its log slows it down. */
async function statementsOf(cases: readonly ApiCase[], dataDir: string): Promise<Map<ApiCase, number>> {
  const debugged = await startApi(dataDir, { LOG_LEVEL: 'debug' });
  try {
    const counts = new Map<ApiCase, number>();
    for (const one of cases) counts.set(one, await countStatements(debugged, one));
    return counts;
  } finally {
    await debugged.stop();
  }
}

import { latenciesOf, READS, WRITES, type ApiCase } from '../api/operations.ts';
import type { BenchSite } from '../benchSite.ts';
import { percentile } from '../median.ts';
import type { Row, Table } from '../table.ts';

const CONCURRENCY = 4;

/** `api`: latency of the main operations, over HTTP. */
export async function* api({ site }: BenchSite): AsyncGenerator<Table> {
  yield await latencyTable('API latency: reading', READS, 50, site.apiOrigin);
  yield await latencyTable('API latency: writing', WRITES, 150, site.apiOrigin);
}

async function latencyTable(title: string, cases: readonly ApiCase[], p95: number, apiOrigin: string): Promise<Table> {
  const rows: Row[] = [];
  for (const apiCase of cases) {
    const times = await latenciesOf(apiCase, apiOrigin, CONCURRENCY);
    rows.push({ name: apiCase.name, figures: [50, 95, 99].map((percent) => percentile(times, percent)) });
  }
  return {
    title,
    note: 'The documents that pages send, 300 calls (70 orders), four at a time, until the response is complete.',
    columns: [
      { heading: 'p50', unit: 'ms', digits: 1 },
      { heading: 'p95', unit: 'ms', digits: 1, budget: { max: p95 } },
      { heading: 'p99', unit: 'ms', digits: 1 },
    ],
    rows,
  };
}

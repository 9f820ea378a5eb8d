import type { Latency } from './measure.ts';

export interface Measured {
  products: number;
  startMs: number;
  latencies: ReadonlyMap<string, Latency>;
  perSecond: number;
  memoryMb: number;
}

const BUDGETS = new Map<string, { percentile: keyof Latency; ms: number }>([
  ['product', { percentile: 'p99', ms: 20 }],
  ['list with six facets', { percentile: 'p95', ms: 60 }],
  ['suggestion', { percentile: 'p95', ms: 30 }],
  ['cart: add', { percentile: 'p95', ms: 25 }],
  ['cart: change a quantity', { percentile: 'p95', ms: 25 }],
  ['order by invoice', { percentile: 'p95', ms: 80 }],
]);
const MAX_GROWTH = 2;
const MAX_MEMORY_MB = 400;

/** Prints a table for each number of products, with the budgets. */
export function printReport(measured: readonly Measured[]): void {
  for (const { products, startMs, latencies, perSecond, memoryMb } of measured) {
    console.log(
      `\n${products} products: start ${(startMs / 1000).toFixed(1)} s, ${perSecond.toFixed(0)} responses/s under load, ` +
        `at most ${memoryMb.toFixed(0)} MB (budget ${MAX_MEMORY_MB})`,
    );
    console.table(
      Object.fromEntries(
        [...latencies].map(([name, latency]) => [name, { ...rounded(latency), budget: budgetOf(name) }]),
      ),
    );
  }
  const [small, large] = [measured[0], measured.at(-1)];
  if (!small || !large || small === large) return;
  console.log(`growth from ${small.products} to ${large.products} products (budget ${MAX_GROWTH})`);
  const growth = [...large.latencies].flatMap(([name, after]) => {
    const before = small.latencies.get(name);
    return before
      ? [[name, rounded({ p50: after.p50 / before.p50, p95: after.p95 / before.p95, p99: after.p99 / before.p99 })]]
      : [];
  });
  console.table(Object.fromEntries(growth));
}

function budgetOf(name: string): string {
  const budget = BUDGETS.get(name);
  return budget ? `${budget.percentile} ≤ ${budget.ms} ms` : '';
}

function rounded({ p50, p95, p99 }: Latency): Latency {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { p50: round(p50), p95: round(p95), p99: round(p99) };
}

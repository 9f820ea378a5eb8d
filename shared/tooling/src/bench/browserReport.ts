import { percentile } from './median.ts';

/** One line of a benchmark in the browser: p50 and p95 in ms, and what share of the budget p95 is. */
export function browserReport(what: string, timesMs: readonly number[], budgetMs: number): string {
  const p95 = percentile(timesMs, 95);
  const columns = [`${percentile(timesMs, 50).toFixed(1)} ms`, `${p95.toFixed(1)} ms`];
  return what.padEnd(28) + columns.map((text) => text.padStart(10)).join('') + (p95 / budgetMs).toFixed(2).padStart(9);
}

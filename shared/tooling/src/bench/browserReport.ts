import { percentile } from './median.ts';

/** Formats one line of a browser benchmark: p50 and p95 in ms, and p95 divided by the budget. */
export function browserReport(name: string, timesMs: readonly number[], budgetMs: number): string {
  const p95 = percentile(timesMs, 95);
  const columns = [`${percentile(timesMs, 50).toFixed(1)} ms`, `${p95.toFixed(1)} ms`];
  return name.padEnd(28) + columns.map((text) => text.padStart(10)).join('') + (p95 / budgetMs).toFixed(2).padStart(9);
}

import type { TestResult } from './testResults.ts';

const LISTED = 20;

/** Lists the slowest tests as lines, the slowest first: `12.3 s  e2e  a shopper buys a stool`. */
export function slowestTests(
  results: readonly Pick<TestResult, 'kind' | 'name' | 'seconds'>[],
  count: number = LISTED,
): string[] {
  return results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, kind, name }) => `${seconds.toFixed(1).padStart(6)} s  ${kind.padEnd(9)}  ${name}`);
}

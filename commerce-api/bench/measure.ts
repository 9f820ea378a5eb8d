import type { BenchCase } from './benchCases.ts';
import { runOperation } from './runOperation.ts';

const CALLS = 600;
const LOAD_MS = 10_000;
const CONNECTIONS = 16;

/** Milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

/** Measures sequential, different requests: the response times without load. */
export async function measure(url: string, { query, variables, calls = CALLS }: BenchCase): Promise<Latency> {
  for (let at = calls; at < 2 * calls; at += 1) await runOperation(url, query, await variables(at));
  const times: number[] = [];
  for (let at = 0; at < calls; at += 1) {
    const input = await variables(at);
    const began = performance.now();
    await runOperation(url, query, input);
    times.push(performance.now() - began);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Runs all cases concurrently over several connections. @returns responses per second */
export async function load(url: string, cases: readonly BenchCase[]): Promise<number> {
  const end = performance.now() + LOAD_MS;
  let responses = 0;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const one = cases[responses % cases.length];
      responses += 1;
      if (one) await runOperation(url, one.query, await one.variables(2 * CALLS + responses));
    }
  });
  await Promise.all(connections);
  return responses / (LOAD_MS / 1000);
}

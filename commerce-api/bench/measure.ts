import * as z from 'zod';
import type { BenchCase } from './benchCases.ts';
import { API_KEY } from './startServer.ts';

const WARM_UP = 600;
const MEASURED = 600;
const LOAD_MS = 10_000;
const CONNECTIONS = 16;

/** Milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

/** Measures sequential, different requests: the response times without load. */
export async function measure(url: string, { query, variables }: BenchCase): Promise<Latency> {
  for (let at = 0; at < WARM_UP; at += 1) await runOperation(url, query, variables(MEASURED + at));
  const times: number[] = [];
  for (let at = 0; at < MEASURED; at += 1) {
    const began = performance.now();
    await runOperation(url, query, variables(at));
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
      if (one) await runOperation(url, one.query, one.variables(MEASURED + WARM_UP + responses));
    }
  });
  await Promise.all(connections);
  return responses / (LOAD_MS / 1000);
}

const responseShape = z.object({ errors: z.array(z.object({ message: z.string() })).default([]) });

async function runOperation(url: string, query: string, variables: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = responseShape.parse(await response.json());
  for (const { message } of errors) throw new Error(`${message}\n${query}`);
}

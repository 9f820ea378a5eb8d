import { percentile } from '../median.ts';
import type { Figures } from '../measure/pairs.ts';
import { processorTime } from '../../site/ready/processorTime.ts';
import { operationText } from './documents.ts';
import type { ApiCase } from './operations.ts';
import { runOperation } from './runOperation.ts';

interface Calls {
  calls: number;
  /** Calls at a time. */
  concurrency: number;
  /** Processes whose time is measured: the API, and the database if it is another. */
  pids: readonly number[];
}

/** @returns `p50Ms` and `p95Ms` until the response is complete, and `cpuMs`: processor time of a call */
export async function measureCalls(
  apiOrigin: string,
  { file, operation, variables }: Pick<ApiCase, 'file' | 'operation' | 'variables'>,
  { calls, concurrency, pids }: Calls,
): Promise<Figures> {
  const text = operationText(file, operation);
  const prepared: object[] = [];
  while (prepared.length < calls) prepared.push(await variables(apiOrigin));

  const times: number[] = [];
  const cpuMs = () => pids.reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0);
  const before = cpuMs();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let one = prepared.pop(); one; one = prepared.pop())
        times.push((await runOperation(apiOrigin, text, one)).milliseconds);
    }),
  );
  return { p50Ms: percentile(times, 50), p95Ms: percentile(times, 95), cpuMs: (cpuMs() - before) / calls };
}

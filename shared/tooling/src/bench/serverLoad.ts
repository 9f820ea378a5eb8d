import autocannon from 'autocannon';
import { cpuMsOf } from './processFigures.ts';

export interface LoadTarget {
  port: number;
  path: string;
  cookie?: string;
  /** Accept-Encoding. */
  encoding?: string;
}

export interface ServerLoad {
  requestsPerSecond: number;
  p50Ms: number;
  p975Ms: number;
  /** Processor time of each process for one request, in ms. */
  cpuMs: number[];
}

const CONNECTIONS = 8;

/** A round with a failed request is repeated: a timeout of the API on a busy machine is not a figure of the shell. */
const TRIES = 4;

/**
 * Requests one page repeatedly, over eight connections.
 *
 * @param requests their number, or the duration in seconds
 * @param pids processes whose time is measured
 * @throws Error if every round has responses other than 200, as their cost would be meaningless
 */
export async function measureLoad(
  target: LoadTarget,
  requests: { amount: number } | { duration: number },
  pids: readonly number[],
): Promise<ServerLoad> {
  for (let at = 1; ; at += 1) {
    const { load, failed } = await oneRound(target, requests, pids);
    if (failed === 0) return load;
    if (at === TRIES)
      throw new Error(`${target.path}: ${failed} requests failed, after failures in ${TRIES - 1} rounds before.`);
  }
}

async function oneRound(
  { port, path, cookie, encoding }: LoadTarget,
  requests: { amount: number } | { duration: number },
  pids: readonly number[],
): Promise<{ load: ServerLoad; failed: number }> {
  const before = pids.map(cpuMsOf);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    headers: { host: `localhost:${port}`, ...(cookie && { cookie }), ...(encoding && { 'accept-encoding': encoding }) },
    ...requests,
  });
  const after = pids.map(cpuMsOf);
  const succeeded = result['2xx'];
  const load = {
    requestsPerSecond: succeeded / result.duration,
    p50Ms: result.latency.p50,
    p975Ms: result.latency.p97_5,
    cpuMs: after.map((time, at) => (time - (before[at] ?? 0)) / succeeded),
  };
  return { load, failed: result.errors + result.non2xx + (succeeded === 0 ? 1 : 0) };
}

import { setTimeout as delay } from 'node:timers/promises';

interface Limit {
  timeoutMs: number;
  /** Message of the error after the timeout. */
  message: string;
}

/** The result of a call, or an error after the timeout. The call itself goes on; its late result is ignored. */
export async function withTimeout<Result>(call: Promise<Result>, limit: Limit): Promise<Result> {
  const timer = new AbortController();
  try {
    return await Promise.race([call, timeout(limit, timer.signal)]);
  } finally {
    timer.abort();
  }
}

async function timeout({ timeoutMs, message }: Limit, signal: AbortSignal): Promise<never> {
  await delay(timeoutMs, undefined, { signal }).catch(() => undefined);
  throw new Error(message);
}

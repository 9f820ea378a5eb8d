import { setTimeout as wait } from 'node:timers/promises';

/** Requests under way, after which none is sent: a busy machine would pile them up. */
const MAX_UNDER_WAY = 16;

export interface OpenLoop {
  /** Per second. */
  rate: number;
  seconds: number;
  /** @param at number of the request, from 0. Must not reject */
  send: (at: number) => Promise<void>;
  /** Called for each request that was due while too many were under way. */
  onUnsent: () => void;
  signal: AbortSignal;
}

/** Sends requests at a rate, regardless of how fast the responses are, until the time is over or the signal is aborted. */
export async function runOpenLoop({ rate, seconds, send, onUnsent, signal }: OpenLoop): Promise<void> {
  const startedAt = performance.now();
  const total = Math.round(rate * seconds);
  const underWay = new Set<Promise<void>>();
  for (let at = 0; at < total && !signal.aborted;) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * rate));
    for (; at < due; at += 1) {
      if (underWay.size >= MAX_UNDER_WAY) {
        onUnsent();
        continue;
      }
      const sent: Promise<void> = send(at).finally(() => underWay.delete(sent));
      underWay.add(sent);
    }
    await wait(1_000 / rate);
  }
  await Promise.all(underWay);
}

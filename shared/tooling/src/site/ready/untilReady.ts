import { setTimeout as pause } from 'node:timers/promises';
import { formatAwaited } from '../../project/progress/formatAwaited.ts';
import type { Awaited } from '../../project/progress/progress.ts';
import { timeLimit } from '../../project/settings.ts';
import type { Child } from '../childProcess.ts';
import { httpGet, type HttpResponse } from '../httpGet.ts';
import { FIRST_PAUSE_MS, nextPauseMs } from './nextPauseMs.ts';
import { processorTime } from './processorTime.ts';
import { StallWatch } from './stallWatch.ts';

/** Time without any progress after which a start is given up. */
const STALL_MS = 5 * 60_000;
/** Reading the processor time of a process tree takes some milliseconds. */
const PROCESSOR_INTERVAL_MS = 5_000;

/** A process whose server is awaited. */
export interface Startable {
  /** First words of errors: `The shell`. */
  title: string;
  /** Responds with 200 when the server is ready. */
  url: string;
  child: Omit<Child, 'name' | 'process' | 'stop'> & { process: Pick<Child['process'], 'pid'> };
  /** Whether another response is ready enough. */
  accepts?: (response: HttpResponse) => boolean;
  /** Called with each response that is not ready. @returns what is awaited, for the error */
  onWait?: (response: HttpResponse) => readonly Awaited[];
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

/** Network, clock and system, which tests replace. */
export interface Surroundings {
  get: (url: string) => Promise<HttpResponse>;
  /** Monotonic time in ms. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** Processor time of a process tree in ms. */
  processorTime: (pid: number | undefined) => number | undefined;
}

const SURROUNDINGS: Surroundings = { get: httpGet, now: () => performance.now(), pause, processorTime };

/**
 * Waits until a server is ready, however long that takes, as long as its process makes progress.
 *
 * @returns the response @throws Error if the process ends, the signal is aborted, or nothing has progressed for minutes
 */
export async function untilReady(
  { title, url, child, accepts, onWait, signal }: Startable,
  { get, now, pause: wait, processorTime: measure }: Surroundings = SURROUNDINGS,
): Promise<HttpResponse> {
  const limitMs = timeLimit(STALL_MS);
  const stall = new StallWatch(limitMs);
  let awaited: readonly Awaited[] = [{ name: `a response of ${url}` }];
  let measured = { at: now(), processorMs: measure(child.process.pid) };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = nextPauseMs(pauseMs)) {
    signal?.throwIfAborted();
    const response = await get(url).catch(() => undefined);
    if (response && (response.status === 200 || accepts?.(response))) return response;
    if (child.hasEnded()) throw await endedError(title, child);

    if (response && onWait) awaited = onWait(response);
    if (now() - measured.at >= PROCESSOR_INTERVAL_MS) measured = { at: now(), processorMs: measure(child.process.pid) };
    const signs = {
      body: response?.body,
      messages: child.messages(),
      outputs: child.outputs(),
      processorMs: measured.processorMs,
    };
    if (stall.look(signs, now())) throw new Error(stalledMessage(title, limitMs, awaited));
    await wait(pauseMs);
  }
}

async function endedError(title: string, child: Startable['child']): Promise<Error> {
  const code = await child.ended;
  // Its last lines say why, so they come first.
  await child.closed;
  const output = child.lastOutput();
  const reason = code === null ? 'was ended' : `ended with exit code ${code}`;
  return new Error(`${title} ${reason} before it was ready.${output && `\n${output}`}`);
}

function stalledMessage(title: string, limitMs: number, awaited: readonly Awaited[]): string {
  const parts = awaited.length > 0 ? ` Awaited: ${awaited.map(formatAwaited).join(', ')}.` : '';
  return `${title} did not become ready: nothing progressed for ${limitMs / 60_000} minutes.${parts}`;
}

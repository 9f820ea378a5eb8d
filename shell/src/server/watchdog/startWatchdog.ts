import { Session } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { watchMainThread, type WatchOptions } from './watchMainThread.ts';
import { timeLimit } from '../settings/timeLimit.ts';

const BEAT_MS = 100;
const BYTES_PER_MIB = 1_048_576;
/** One allocation in so many bytes is sampled: some ten in a page. */
const SAMPLING_INTERVAL = 1_048_576;
/** Sampling lasts as long as its session. */
const allocations = new Session();
/** Longest halt of a process that serves requests. */
export const SERVING_LIMIT_MS = timeLimit(1_000);
/**
 * Longest halt of a process that starts. It imports the releases of all remotes at once and has no requests yet; with the
 * shorter limit, a slow machine would blame a good release.
 */
export const START_LIMIT_MS = timeLimit(5_000);

/**
 * Starts the thread that ends this process when its main thread halts.
 *
 * @param file for the stack
 * @returns the function that changes the limit
 */
export function startWatchdog(file: string, limitMs = SERVING_LIMIT_MS): (limitMs: number) => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const limit = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(limitMs);
  const heap = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => {
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
    Atomics.store(heap, 0, Math.round(used / BYTES_PER_MIB));
    Atomics.store(heap, 1, Math.round(most / BYTES_PER_MIB));
    Atomics.add(beats, 0, 1);
  }, BEAT_MS).unref();
  // In this thread: a session of another one would report a debugger at each exit.
  allocations.connect();
  allocations.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
  const workerData: WatchOptions = { beats, file, limit, heap };
  new Worker(`(${watchMainThread.toString()})()`, { eval: true, workerData, execArgv: [] }).unref();
  return (next) => void Atomics.store(limit, 0, next);
}

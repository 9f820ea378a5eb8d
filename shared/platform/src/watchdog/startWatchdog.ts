import { Worker } from 'node:worker_threads';
import type { Holder } from './endRecord.ts';
import { HeapWatch } from './heapWatch.ts';
import { watchMainThread, type WatchOptions } from './watchMainThread.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

const BEAT_MS = 100;
/** Longest halt of a process that serves requests. */
export const SERVING_LIMIT_MS = timeLimit(1_000);
/**
 * Longest halt of a process that starts. It imports the releases of all remotes at once and has no requests yet; with the
 * shorter limit, a slow machine would blame a good release.
 */
export const START_LIMIT_MS = timeLimit(5_000);

export interface Watchdog {
  /** Changes the longest halt, in ms. */
  setLimit: (limitMs: number) => void;
  /** The releases whose objects are in the heap. */
  holders: () => readonly Holder[];
}

/**
 * Starts the thread that ends this process when its main thread halts.
 *
 * @param file for the stack
 */
export function startWatchdog(file: string, limitMs = SERVING_LIMIT_MS): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const limit = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(limitMs);
  const isHeapFull = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const heap = new HeapWatch(file);
  setInterval(() => {
    Atomics.store(isHeapFull, 0, heap.check() ? 1 : 0);
    Atomics.add(beats, 0, 1);
  }, BEAT_MS).unref();
  const workerData: WatchOptions = { beats, file, limit, isHeapFull };
  new Worker(`(${watchMainThread.toString()})()`, { eval: true, workerData, execArgv: [] }).unref();
  return { setLimit: (next) => void Atomics.store(limit, 0, next), holders: () => heap.holders() };
}

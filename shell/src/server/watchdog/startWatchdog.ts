import { Worker } from 'node:worker_threads';
import { watchMainThread, type WatchOptions } from './watchMainThread.ts';

const BEAT_MS = 100;
const LIMIT_MS = 1_000;

/** Starts the thread that ends this process when its main thread halts. @param file for the stack */
export function startWatchdog(file: string, limitMs = LIMIT_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: WatchOptions = { beats, file, limitMs };
  new Worker(`(${watchMainThread.toString()})()`, { eval: true, workerData, execArgv: [] }).unref();
}

import type { HeapProfiler, Session } from 'node:inspector';
import type { Holder } from './endRecord.ts';

export interface WatchOptions {
  /** Counts the beats of the main thread. */
  beats: Int32Array;
  /** File for the stack of a halted main thread. */
  file: string;
  /** One element: the longest halt in ms, which the main thread may change. */
  limit: Int32Array;
  /** Used heap and its limit in MiB, at the last beat. */
  heap: Int32Array;
}

/**
 * Runs in its own thread, as text: it must not reference other code. Ends the process when its main thread halts for longer
 * than the limit, and writes the addresses of the running functions to a file first. A process that waits for the
 * CPU, or was suspended, does not count. A main thread that runs without a pause and allocates much may fill the memory before
 * that limit, so its functions are noted meanwhile, until it pauses.
 *
 * A main thread also halts when it collects garbage in a full heap, and then its functions are innocent: any of them may be the
 * one that needs memory. Therefore allocations are sampled, and the note says whose objects fill the heap.
 */
export function watchMainThread(): void {
  const TICK_MS = 50;
  /** Share of the limit that a loop must have run: on a busy machine a thread waits for the CPU. */
  const BUSY = 0.7;
  /** Without using the CPU a thread may wait longer: for a disk, or a debugger. */
  const WAITING_FACTOR = 10;
  const PAUSE_MS = 3_000;
  /** A loop of promises may be paused between two of them, where only functions of Node.js run. The next function is the loop. */
  const MAX_PAUSES = 20;
  /** More than any page needs. */
  const MUCH_MEMORY = 64_000_000;
  /** Share of the heap's limit from which a halt may be a collection. */
  const FULL = 0.7;
  const inspector = process.getBuiltinModule('node:inspector');
  const { mkdirSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { dirname } = process.getBuiltinModule('node:path');
  const { beats, file, limit, heap }: WatchOptions = process.getBuiltinModule('node:worker_threads').workerData;

  let beat = -1;
  let tickAt = Date.now();
  let stillMs = 0;
  let cpu = process.cpuUsage();
  let memory = process.memoryUsage.rss();
  let isNoted = false;
  const timer = setInterval(() => {
    const now = Date.now();
    // A late tick means that the whole process was halted.
    stillMs += Math.min(now - tickAt, 6 * TICK_MS);
    tickAt = now;
    const current = Atomics.load(beats, 0);
    if (current !== beat) {
      beat = current;
      stillMs = 0;
      cpu = process.cpuUsage();
      memory = process.memoryUsage.rss();
      if (isNoted) rmSync(file, { force: true });
      isNoted = false;
      return;
    }
    if (!isNoted && process.memoryUsage.rss() - memory > MUCH_MEMORY) {
      isNoted = true;
      withStack((stack, session) => {
        // It may have gone on while the thread was being paused.
        if (isNoted) note('memory', stack);
        session.disconnect();
      });
    }
    const limitMs = Atomics.load(limit, 0);
    if (stillMs < limitMs) return;
    const { user, system } = process.cpuUsage(cpu);
    const isBusy = (user + system) / 1_000 > BUSY * limitMs;
    if (!isBusy && stillMs < WAITING_FACTOR * limitMs) return;
    clearInterval(timer);
    const isFull = Atomics.load(heap, 0) > FULL * Atomics.load(heap, 1);
    const kill = (stack: string, holders?: Holder[]) => {
      try {
        note(isFull ? 'memory' : 'stall', `${stillMs} ms\n${stack}`, isFull ? (holders ?? []) : undefined);
      } finally {
        process.kill(process.pid, 'SIGKILL');
      }
    };
    withStack((stack, session) => {
      if (!isFull) {
        kill(stack);
        return;
      }
      session.post('HeapProfiler.getSamplingProfile', (error, result) =>
        kill(stack, error ? [] : holdersIn(result.profile)),
      );
    });
    // Native code cannot be paused.
    setTimeout(() => kill(''), PAUSE_MS);
  }, TICK_MS);

  function note(kind: 'stall' | 'memory', stack: string, holders?: Holder[]): void {
    mkdirSync(dirname(file), { recursive: true });
    const limitMb = Atomics.load(heap, 1);
    writeFileSync(file, JSON.stringify({ kind, stack, ...(holders && { heap: { limitMb, holders } }) }));
  }

  /** The folders of the code, of remotes only, whose objects are alive. A function's objects belong to the release that called it. */
  function holdersIn({ head }: HeapProfiler.SamplingHeapProfile): Holder[] {
    const bytes = new Map<string, number>();
    const nodes = [{ node: head, folder: '' }];
    for (let next = nodes.pop(); next; next = nodes.pop()) {
      const { url } = next.node.callFrame;
      const folder = /^https?:/.test(url) ? url.slice(0, url.lastIndexOf('/') + 1) : next.folder;
      bytes.set(folder, (bytes.get(folder) ?? 0) + next.node.selfSize);
      for (const node of next.node.children) nodes.push({ node, folder });
    }
    bytes.delete('');
    return [...bytes].map(([address, size]) => ({ address, mb: Math.round(size / 1_048_576) }));
  }

  /** Pauses the main thread, until the session ends, and reads the addresses of its running functions. */
  function withStack(use: (stack: string, session: Session) => void): void {
    const addresses = new Map<string, string>();
    let pauses = 0;
    const session = new inspector.Session();
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => addresses.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
      const isBetween = params.callFrames.every(({ location }) =>
        addresses.get(location.scriptId)?.startsWith('node:'),
      );
      pauses += 1;
      if (isBetween && pauses < MAX_PAUSES) {
        // A pause after a resume may be lost, or come at the same place again.
        session.post('Debugger.stepInto');
        return;
      }
      const lines = params.callFrames.map(
        ({ functionName, location }) =>
          `at ${functionName} (${addresses.get(location.scriptId)}:${location.lineNumber})`,
      );
      use(lines.join('\n'), session);
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  }
}

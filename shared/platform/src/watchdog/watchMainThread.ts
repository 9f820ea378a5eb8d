import type { Session } from 'node:inspector';

export interface WatchOptions {
  /** Counts the beats of the main thread. */
  beats: Int32Array;
  /** File for the stack of a halted main thread. */
  file: string;
  /** One element: the longest halt in ms, which the main thread may change. */
  limit: Int32Array;
  /** One element: 1 if the heap was nearly full at the last beat. Then the main thread has noted whose objects fill it. */
  isHeapFull: Int32Array;
}

/**
 * Runs in its own thread, as text: it must not reference other code. Ends the process when its main thread halts for longer
 * than the limit, and writes the addresses of the running functions to a file first. A process that waits for the
 * CPU, or was suspended, does not count. A main thread that runs without a pause and allocates much may fill the memory before
 * that limit, so its functions are noted meanwhile, until it pauses.
 *
 * A main thread also halts when it collects garbage in a full heap, and then its functions are innocent. Its own note says whose
 * objects fill the heap, and is kept.
 */
export function watchMainThread(): void {
  const TICK_MS = 50;
  /** Share of the limit that a loop must have run: on a busy machine a thread waits for the CPU. */
  const BUSY = 0.7;
  /** Without using or awaiting the CPU a thread may wait longer: for a disk, or a debugger. */
  const WAITING_FACTOR = 10;
  const PAUSE_MS = 3_000;
  /** A loop of promises may be paused between two of them, where only functions of Node.js run. The next function is the loop. */
  const MAX_PAUSES = 20;
  /** More than any page needs. */
  const MUCH_MEMORY = 64_000_000;
  const inspector = process.getBuiltinModule('node:inspector');
  const { mkdirSync, readFileSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { dirname } = process.getBuiltinModule('node:path');
  const { beats, file, limit, isHeapFull }: WatchOptions = process.getBuiltinModule('node:worker_threads').workerData;

  let beat = -1;
  let tickAt = Date.now();
  let stillMs = 0;
  let cpu = process.cpuUsage();
  let queued = queuedMs();
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
      queued = queuedMs();
      memory = process.memoryUsage.rss();
      if (isNoted && !isFull()) rmSync(file, { force: true });
      isNoted = false;
      return;
    }
    if (!isNoted && !isFull() && process.memoryUsage.rss() - memory > MUCH_MEMORY) {
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
    const waitingMs = stillMs - (queuedMs() - queued);
    if (!isBusy && waitingMs < WAITING_FACTOR * limitMs) return;
    clearInterval(timer);
    const kill = (stack: string) => {
      try {
        if (!isFull()) note('stall', `${stillMs} ms\n${stack}`);
      } finally {
        process.kill(process.pid, 'SIGKILL');
      }
    };
    withStack(kill);
    // Native code cannot be paused.
    setTimeout(() => kill(''), PAUSE_MS);
  }, TICK_MS);

  /** Time in ms for which the main thread has been ready to run and waited for a processor; 0 on systems without this file. */
  function queuedMs(): number {
    try {
      return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
    } catch {
      return 0;
    }
  }

  function isFull(): boolean {
    return Atomics.load(isHeapFull, 0) === 1;
  }

  function note(kind: 'stall' | 'memory', stack: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ kind, stack }));
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

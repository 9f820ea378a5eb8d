import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { forwardOutput } from '../project/progress/forwardOutput.ts';
import type { LineWriter } from '../project/progress/progress.ts';
import { ROOT } from '../project/root.ts';
import { timeLimit } from '../project/settings.ts';
import { lastLines } from './lastLines.ts';
import { progressStepFrom } from './progressMessage.ts';

const STOP_TIMEOUT_MS = 10_000;
/** Workers of a process that was killed keep its pipes open for a while. */
const OUTPUT_TIMEOUT_MS = 1_000;

export interface Child {
  name: string;
  process: ChildProcess;
  /** Settles with the exit code when the process ends; with null if a signal ended it, or it could not be started. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** Settles when the process has ended and its output is written. */
  closed: Promise<void>;
  /** Number of progress messages so far. */
  messages: () => number;
  /** Number of pieces of output so far that passed through this process. */
  outputs: () => number;
  /** The last lines of its log file; empty if its output is in the terminal. */
  lastOutput: () => string;
  /** Sends SIGTERM, and SIGKILL after a timeout. */
  stop: () => Promise<void>;
}

export interface ChildOptions {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** File for its output; by default the terminal. */
  logFile?: string | undefined;
  /** Receives its output in place of the terminal. */
  writeLines?: LineWriter | undefined;
  /** Receives the steps of its start, over an IPC channel. By default it has no channel. */
  onStep?: ((step: string) => void) | undefined;
}

/** Starts a Node.js process of the site. */
export function startChild({ name, args, env, logFile, writeLines, onStep }: ChildOptions): Child {
  const output = logFile !== undefined || writeLines ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, ...(onStep ? ['ipc' as const] : [])],
  });
  const counts = { messages: 0, outputs: 0 };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => (counts.outputs += 1));
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
  if (log) {
    // The end of one must not end the file of both.
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  } else if (writeLines) forwardOutput(child, writeLines);
  child.on('message', (message) => {
    const step = progressStepFrom(message);
    if (step === undefined) return;
    counts.messages += 1;
    onStep?.(step);
  });
  // The channel must not keep this process running.
  child.channel?.unref();

  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  void ended.then(() => (hasEnded = true));
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      if (log) log.end(() => resolve());
      else resolve();
    });
    void ended.then(() => setTimeout(resolve, timeLimit(OUTPUT_TIMEOUT_MS)).unref());
  });
  return {
    name,
    process: child,
    ended,
    hasEnded: () => hasEnded,
    closed,
    messages: () => counts.messages,
    outputs: () => counts.outputs,
    lastOutput: () => (logFile === undefined ? '' : lastLines(logFile)),
    stop: async () => {
      if (hasEnded) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit(STOP_TIMEOUT_MS));
      await closed;
      clearTimeout(timer);
    },
  };
}

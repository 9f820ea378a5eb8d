import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { ROOT } from '../project/root.ts';

const STOP_TIMEOUT_MS = 10_000;

export interface Child {
  name: string;
  process: ChildProcess;
  /** Settles with the exit code when the process ends. */
  ended: Promise<number | null>;
  /** Sends SIGTERM, and SIGKILL after a timeout. */
  stop: () => Promise<void>;
}

export interface ChildOptions {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** File for its output; by default the terminal. */
  logFile?: string;
}

/** Starts a Node.js process of the site. */
export function startChild({ name, args, env, logFile }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', logFile ? 'pipe' : 'inherit', logFile ? 'pipe' : 'inherit'],
  });
  if (logFile) {
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  return {
    name,
    process: child,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

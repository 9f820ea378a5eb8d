import type { ChildProcess } from 'node:child_process';
import { CompleteLines } from './completeLines.ts';
import type { LineWriter, OutputStream } from './progress.ts';

/** Passes the output of a child process on, line by line. Without pipes it does nothing. */
export function forwardOutput(child: Pick<ChildProcess, OutputStream>, write: LineWriter): void {
  for (const stream of ['stdout', 'stderr'] as const) {
    const lines = new CompleteLines((complete) => write(complete, stream));
    child[stream]?.on('data', (chunk: Buffer) => lines.add(chunk));
    child[stream]?.once('end', () => lines.end());
  }
}

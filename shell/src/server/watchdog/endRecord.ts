import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const endSchema = z.object({
  kind: z.enum(['exit', 'stall', 'memory']),
  /** Stack of the code that ended or halted the process, or filled its memory. */
  stack: z.string(),
});

export type EndRecord = z.infer<typeof endSchema>;

/** Frames of a stack: more than those of the shell and its libraries above the one of a remote. */
export const STACK_DEPTH = 100;

/** File in which a process notes, before it ends, which code ended it. */
export function endFileOf(folder: string, pid: number): string {
  return path.join(folder, 'ends', `${pid}.json`);
}

/** Notes the caller of `process.exit`, unless the process is stopping. Synchronous: nothing else runs at an exit. */
export function noteExits(folder: string, isStopping: () => boolean): void {
  process.on('exit', () => {
    if (isStopping()) return;
    Error.stackTraceLimit = STACK_DEPTH;
    const record: EndRecord = { kind: 'exit', stack: new Error('exit').stack ?? '' };
    try {
      mkdirSync(path.join(folder, 'ends'), { recursive: true });
      writeFileSync(endFileOf(folder, process.pid), JSON.stringify(record));
    } catch {
      // A folder that cannot be written must not change the exit code: then the end names no release.
    }
  });
}

/** Reads and removes the note of an ended process. @returns undefined if it left none */
export function takeEndRecord(folder: string, pid: number): EndRecord | undefined {
  const file = endFileOf(folder, pid);
  try {
    return endSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A release's folder, and how much of the heap its objects fill. */
export const holderSchema = z.object({
  /** Folder of a release's code for the server. */
  address: z.string(),
  mb: z.number(),
});

/** Code of a remote whose objects are in the heap. */
export type Holder = z.infer<typeof holderSchema>;

const endSchema = z.object({
  kind: z.enum(['exit', 'stall', 'memory']),
  /** Stack of the code that ended or halted the process, or filled its memory. */
  stack: z.string(),
  /** Of a process whose heap was nearly full. */
  heap: z.object({ limitMb: z.number(), holders: z.array(holderSchema) }).optional(),
});

export type EndRecord = z.infer<typeof endSchema>;

/** Frames of a stack: more than those of the shell and its libraries above the one of a remote. */
export const STACK_DEPTH = 100;

/** Lines of it that people read, in the log and in a notification: the innermost ones. */
const SHOWN_LINES = 20;

/** @returns the innermost frames of the code that ended a process, undefined if its end has no stack */
export function shownStack({ stack }: EndRecord): string | undefined {
  return stack.split('\n', SHOWN_LINES).join('\n') || undefined;
}

/** File in which the watchdog of a process notes which code halts it or fills its memory, until that is over. */
export function endFileOf(folder: string, pid: number): string {
  return path.join(folder, 'ends', `${pid}.json`);
}

/** Its own file: the watchdog's thread may withdraw its note while the process exits. */
function exitFileOf(folder: string, pid: number): string {
  return path.join(folder, 'ends', `${pid}.exit.json`);
}

/** Share of the heap that objects of one release must fill before it counts as the cause. */
const MAX_HELD = 0.5;

/** @returns the stack or the address that names the cause of an end; empty if no release is the cause */
export function causeOf({ stack, heap }: EndRecord): string {
  if (!heap) return stack;
  return heap.holders.find(({ mb }) => mb > MAX_HELD * heap.limitMb)?.address ?? '';
}

/** Notes the caller of `process.exit`, unless the process is stopping. Synchronous: nothing else runs at an exit. */
export function noteExits(folder: string, isStopping: () => boolean): void {
  process.on('exit', () => {
    if (isStopping()) return;
    Error.stackTraceLimit = STACK_DEPTH;
    const record: EndRecord = { kind: 'exit', stack: new Error('exit').stack ?? '' };
    try {
      mkdirSync(path.join(folder, 'ends'), { recursive: true });
      writeFileSync(exitFileOf(folder, process.pid), JSON.stringify(record));
    } catch {
      // A folder that cannot be written must not change the exit code: then the end names no release.
    }
  });
}

/** Reads and removes what an ended process noted: its exit, or else what its watchdog saw. @returns undefined without a note */
export function takeEndRecord(folder: string, pid: number): EndRecord | undefined {
  const exit = takeNote(exitFileOf(folder, pid));
  const watched = takeNote(endFileOf(folder, pid));
  return exit ?? watched;
}

function takeNote(file: string): EndRecord | undefined {
  try {
    return endSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

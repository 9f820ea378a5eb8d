import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { processorTime, readProcesses, type ProcessStat } from '../../site/ready/processorTime.ts';

const TICK_MS = 10;

/** Processor time at one moment, in ms. */
export interface ProcessorTimes {
  /** Monotonic time. */
  at: number;
  /** Of all processes, and of other machines on the same host; undefined on a system without /proc. */
  usedMs: number | undefined;
  processes: ReadonlyMap<number, ProcessStat>;
}

export function readProcessorTimes(): ProcessorTimes {
  return { at: performance.now(), usedMs: usedMs(), processes: readProcesses() };
}

/** @returns the share of all processors that processes other than ours used between two moments, 0 to 1 */
export function otherShare(
  before: ProcessorTimes,
  after: ProcessorTimes,
  ownPids: readonly number[],
  processors = availableParallelism(),
): number | undefined {
  if (before.usedMs === undefined || after.usedMs === undefined || after.at <= before.at) return undefined;
  const ownMs = treesMs(after, ownPids) - treesMs(before, ownPids);
  const otherMs = after.usedMs - before.usedMs - ownMs;
  return Math.max(0, otherMs) / ((after.at - before.at) * processors);
}

/** @returns the processes other than ours that used most processor time, such as `node server.ts 4711` */
export function busiestOthers(
  before: ProcessorTimes,
  after: ProcessorTimes,
  ownPids: readonly number[],
  count = 3,
): string[] {
  const isOwn = (pid: number): boolean => {
    const parent = after.processes.get(pid)?.parent;
    return ownPids.includes(pid) || (parent !== undefined && isOwn(parent));
  };
  return (
    [...after.processes]
      // The first process inherits the time of processes that have lost their parent.
      .filter(([pid]) => pid !== 1 && !isOwn(pid))
      .map(([pid, { processorMs }]) => ({ pid, ms: processorMs - (before.processes.get(pid)?.processorMs ?? 0) }))
      .filter(({ ms }) => ms > 0)
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, count)
      .map(({ pid }) => `${nameOf(pid)} ${pid}`)
  );
}

function treesMs({ processes }: ProcessorTimes, pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (processorTime(pid, () => new Map(processes)) ?? 0), 0);
}

/** User, nice, system and steal: idle time and waiting for a disk delay no process. */
function usedMs(): number | undefined {
  try {
    const fields = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
    return [0, 1, 2, 7].reduce((sum, at) => sum + (fields[at] ?? 0), 0) * TICK_MS;
  } catch {
    return undefined;
  }
}

function nameOf(pid: number): string {
  try {
    // Node.js names its main thread, not itself, in `comm`. Chromium separates its arguments by spaces.
    const [program = '', file = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
    return [program, file.startsWith('-') ? '' : file]
      .map((one) => path.basename(one))
      .join(' ')
      .trim();
  } catch {
    return 'ended';
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the times in `/proc/<pid>/stat`: the same on all Linux systems. */
const TICK_MS = 10;

export interface ProcessStat {
  parent: number;
  /** Of the process and of its ended children. */
  processorMs: number;
}

/**
 * Processor time that a process and its descendants have used, in ms.
 *
 * @returns undefined on a system without /proc
 */
export function processorTime(
  pid: number | undefined,
  read: () => Map<number, ProcessStat> = readProcesses,
): number | undefined {
  const stats = read();
  if (pid === undefined || !stats.has(pid)) return undefined;
  const isInTree = (candidate: number): boolean => {
    const parent = stats.get(candidate)?.parent;
    return candidate === pid || (parent !== undefined && isInTree(parent));
  };
  return [...stats]
    .filter(([candidate]) => isInTree(candidate))
    .reduce((sum, [, { processorMs }]) => sum + processorMs, 0);
}

/** The processes of this machine by id; none on a system without /proc. */
export function readProcesses(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>();
  for (const name of foldersOf('/proc')) {
    const stat = /^\d+$/.test(name) ? parseStat(readText(`/proc/${name}/stat`)) : undefined;
    if (stat) stats.set(Number(name), stat);
  }
  return stats;
}

/** @param text `/proc/<pid>/stat`: the name in parentheses may contain spaces and parentheses */
export function parseStat(text: string): ProcessStat | undefined {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  const parent = Number(fields[1]);
  if (ticks.length < 4 || ticks.some(Number.isNaN) || Number.isNaN(parent)) return undefined;
  return { parent, processorMs: ticks.reduce((sum, each) => sum + each, 0) * TICK_MS };
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

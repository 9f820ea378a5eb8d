import { median } from '../bench/median.ts';

/** Resident memory at one moment. */
export interface Sample {
  /** Since the beginning of the soak, at least 1. */
  seconds: number;
  /** By process. */
  megabytes: Readonly<Record<string, number>>;
}

export const SUPERVISOR = 'supervisor';
export const API = 'API';
const ALL_WORKERS = 'all workers';
const WORKER = 'worker ';

export function workerName(pid: number): string {
  return `${WORKER}${pid}`;
}

/**
 * The median of the samples of one minute for each process, in MB, and for the sum of the workers. A single sample may be one
 * before or after a garbage collection.
 *
 * @param minute from 1
 */
export function minuteMedians(samples: readonly Sample[], minute: number): Record<string, number> {
  const all = samples
    .filter(({ seconds }) => Math.ceil(seconds / 60) === minute)
    .map(({ megabytes }) => ({ ...megabytes, [ALL_WORKERS]: sumOfWorkers(megabytes) }));
  const names = [...new Set(all.flatMap((megabytes) => Object.keys(megabytes)))];
  const medianOf = (name: string) => {
    const figures = all.map((megabytes: Readonly<Record<string, number>>) => megabytes[name]);
    return median(figures.filter((figure) => figure !== undefined));
  };
  return Object.fromEntries(names.map((name) => [name, medianOf(name)]));
}

function sumOfWorkers(megabytes: Sample['megabytes']): number {
  return Object.entries(megabytes)
    .filter(([name]) => name.startsWith(WORKER))
    .reduce((sum, [, figure]) => sum + figure, 0);
}

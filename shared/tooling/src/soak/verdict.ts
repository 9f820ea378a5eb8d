import { API, minuteMedians, type Sample } from './sample.ts';

/** The most that a process may grow after its caches are filled. */
const MAX_GROWTH = 1.1;
const MAX_BASE_MINUTE = 5;
/** Three minutes at the usual rate: then the page caches are filled and code is compiled. A busy machine needs longer. */
const WARM_UP_REQUESTS = 7_000;

export interface SoakRun {
  samples: readonly Sample[];
  /** Number of requests in each minute. */
  requests: readonly number[];
  endedWorkers: number;
  /** Failed requests by kind and cause, such as "order: status 503". */
  failures: ReadonlyMap<string, number>;
}

/** The minute, from 1, that the last one is compared with: the first with filled caches. Undefined without one. */
export function baseMinute(requests: readonly number[]): number | undefined {
  const minutes = requests.length;
  for (let minute = Math.min(MAX_BASE_MINUTE, Math.floor(minutes / 2)); minute < minutes; minute += 1) {
    if (sum(requests.slice(0, minute)) >= WARM_UP_REQUESTS) return minute;
  }
  return undefined;
}

/** @returns the faults of a soak; an empty list if the site has held */
export function faultsOf({ samples, requests, endedWorkers, failures }: SoakRun): string[] {
  return [
    ...(endedWorkers > 0 ? [`workers that ended: ${endedWorkers}`] : []),
    ...[...failures].map(([cause, count]) => `${count} requests failed: ${cause}`),
    ...growthFaults(samples, requests),
  ];
}

function growthFaults(samples: readonly Sample[], requests: readonly number[]): string[] {
  const base = baseMinute(requests);
  if (base === undefined) {
    return [`${sum(requests)} requests are too few to fill the caches. Run it for longer, or on an idle machine.`];
  }
  const early = minuteMedians(samples, base);
  const late = minuteMedians(samples, requests.length);
  if (!late[API]) return ['No memory was measured. It is read from /proc, so this needs Linux.'];
  return Object.entries(late).flatMap(([name, megabytes]) => {
    const before = early[name];
    if (before === undefined || megabytes <= before * MAX_GROWTH) return [];
    return [`${name}: ${before} MB in minute ${base}, ${megabytes} MB in minute ${requests.length}`];
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

import { serializeError } from '@hemvaror/http/serializeError';
import * as z from 'zod';
import { FAULT_KINDS } from './browserReport.ts';

/** Name of an expose for the errors in timers and promises of a release, which no page waits for. */
export const BACKGROUND = 'background';

/** Upper bounds in ms of the buckets in which loaders are counted, √2 apart: a p95 is at most that much too large. */
export const TIME_BOUNDS_MS: readonly number[] = Array.from({ length: 28 }, (_, at) => 2 ** (at / 2));

const MAX_STACKS = 3;
/** Reports of browsers in a second, of faults and of visits. */
const MAX_REPORTED = 200;
const MAX_STACK_LENGTH = 2_000;
/** Visits to a release that one network may add: it must not decide alone. */
export const MAX_OF_NETWORK = 5;

const exposeCounts = z.object({
  remote: z.string(),
  release: z.string(),
  expose: z.string(),
  /** Requests that loaded the expose. */
  renders: z.number(),
  /** Those in which it failed by its own fault. */
  failed: z.number(),
  /** Loaders by the bucket of their time. One behind the last bound is in the bucket after it. */
  times: z.array(z.number()),
  /** Memory outside of the heap, in bytes, that was taken during its loaders. Some of it may be garbage. */
  grownBytes: z.number(),
  /** Stacks of a few failures. */
  stacks: z.array(z.string().max(MAX_STACK_LENGTH)).max(MAX_STACKS),
});

/** What one process has seen of one expose of a release since its last report. */
export type ExposeCounts = z.infer<typeof exposeCounts>;

const reportedFault = z.object({
  kind: z.enum(FAULT_KINDS),
  remote: z.string(),
  release: z.string(),
  /** Of the client, see `siteNetwork`. It stays in memory. */
  network: z.string(),
  detail: z.string().optional(),
});

export type ReportedFault = z.infer<typeof reportedFault>;

const visit = z.object({
  remote: z.string(),
  release: z.string(),
  /** As of a fault. */
  network: z.string(),
  /** In ms. */
  lcp: z.number().optional(),
  inp: z.number().optional(),
  /** Without unit. */
  cls: z.number().optional(),
});

/** What a browser has measured of a page until it was hidden. */
export type Visit = z.infer<typeof visit>;

/** What one process has seen of the releases that it serves, since its last report. */
export const observation = z.object({
  exposes: z.array(exposeCounts),
  /** Processor time in ms that the code of a release has used, with that of the libraries that it called. */
  cpu: z.array(z.object({ remote: z.string(), release: z.string(), ms: z.number() })),
  /** Faults that browsers have reported. */
  reported: z.array(reportedFault).max(MAX_REPORTED),
  /** Visits whose end browsers have reported. */
  visits: z.array(visit).max(MAX_REPORTED),
  /** Of the process at the moment, in bytes. */
  memory: z.object({ rss: z.number(), external: z.number() }),
});

export type Observation = z.infer<typeof observation>;

/** Adds a report, unless there are enough. */
export function addReported(reported: ReportedFault[], fault: ReportedFault): void {
  if (reported.length < MAX_REPORTED) reported.push(fault);
}

/** Adds a visit, unless there are enough, or enough of its network. */
export function addVisit(visits: Visit[], added: Visit): void {
  const { remote, release, network } = added;
  if (visits.length >= MAX_REPORTED) return;
  const own = visits.filter(
    (other) => other.network === network && other.release === release && other.remote === remote,
  );
  if (own.length < MAX_OF_NETWORK) visits.push(added);
}

/** @returns the index of the bucket of a time in ms */
export function timeBucketOf(ms: number): number {
  const at = TIME_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return at === -1 ? TIME_BOUNDS_MS.length : at;
}

/** Adds the stack of a failure, unless there are enough. Its message is redacted as in the log: it leaves the shop by the webhook. */
export function addStack(stacks: string[], error: unknown): void {
  if (stacks.length >= MAX_STACKS) return;
  const { type, message, stack } = serializeError(error);
  stacks.push(`${type}: ${message}\n${stack}`.slice(0, MAX_STACK_LENGTH));
}

import type { Vital } from './vitalsWindow.ts';

/** How much worse than the live release a candidate may be. */
export interface CandidateLimits {
  /** Failed renders of an expose, their share, and errors in timers and promises. */
  failed: number;
  failedShare: number;
  backgroundErrors: number;
  /** Chance at which a release that is as good as the other one fails as often, or has as many slow loaders. */
  chance: number;
  /** How many times the value of the live release, and how much more, for a loader in ms and a render in ms of processor time. */
  factor: number;
  moreMs: number;
  moreCpuMs: number;
  /** Networks whose browsers report a fault, and how many times as many for each render. */
  networks: number;
  networksFactor: number;
  /** As `chance`, of reports. */
  reportChance: number;
  /** Standard deviations between the ranks of what browsers measure, see `rankScore`. */
  score: number;
  vitals: Readonly<Record<Vital, { factor: number; more: number }>>;
}

/** To withdraw it. A visitor of a candidate has a page that all others do not have, so little evidence is enough. */
export const WITHDRAWN_ABOVE: CandidateLimits = {
  // One failure, or two, may be a bot that requests an odd address.
  failed: 3,
  failedShare: 0.01,
  // One cause may throw several times.
  backgroundErrors: 10,
  // Rates are compared each second: a limit of 0.05 would be exceeded by chance within minutes.
  chance: 0.002,
  // As for live releases.
  factor: 2,
  moreMs: 100,
  moreCpuMs: 5,
  // Fewer could be one office.
  networks: 5,
  networksFactor: 2,
  // Stricter than for failures: extensions cause errors, too, and a fault that matters is reported by many at once.
  reportChance: 0.000_1,
  // As `chance`, with a reserve: visits of one network resemble each other.
  score: 3.5,
  // What a shopper notices, and more than the weather of networks.
  vitals: { lcp: { factor: 1.5, more: 400 }, inp: { factor: 1.5, more: 100 }, cls: { factor: 1.5, more: 0.1 } },
};

/** To leave its share as it is. An alarm by chance costs time only, so these are softer. */
export const HELD_ABOVE: CandidateLimits = {
  failed: 2,
  failedShare: 0.005,
  backgroundErrors: 3,
  chance: 0.05,
  factor: 1.2,
  moreMs: 40,
  moreCpuMs: 2,
  networks: 3,
  networksFactor: 1.5,
  reportChance: 0.05,
  score: 1.65,
  vitals: { lcp: { factor: 1.2, more: 150 }, inp: { factor: 1.2, more: 40 }, cls: { factor: 1.2, more: 0.03 } },
};

/** Share of failures that any release may have, unless the live one has had so many renders that it would have shown them. */
export const ALLOWED_FAILED_SHARE = 0.005;
/** If the live release has had fewer renders for each one of the candidate, they do not show what the machine did meanwhile. */
export const MIN_SIDE_BY_SIDE = 0.1;
/** Visits of each side, and networks that they come from: fewer say little about a 75th percentile. */
export const MIN_VISITS = 20;
export const MIN_VISIT_NETWORKS = 5;

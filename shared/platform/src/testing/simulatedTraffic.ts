import type { FaultKind } from '../watch/browserReport.ts';
import { timeBucketOf, TIME_BOUNDS_MS, type Observation } from '../watch/observation.ts';

const NETWORKS = 300;
const MEMORY = { rss: 3e8, external: 2e7 };

/** How a release behaves. */
export interface Behavior {
  /** Share of its renders that fail. */
  failed?: number;
  /** Share of its visitors whose browsers report a fault, and which. */
  fault?: { kind: FaultKind; share: number };
  /** Medians in ms of its loaders, and of the LCP and the INP of its pages. */
  loaderMs?: number;
  lcp?: number;
  inp?: number;
  /** Layout shifts of one page of two. */
  cls?: number;
  /** Processor time in ms for a render. */
  cpuMs?: number;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a process sees in one second of a release with about so many renders, each of another visitor. */
export function simulatedSecond(
  random: () => number,
  { remote, release, renders }: { remote: string; release: string; renders: number },
  { failed = 0, fault, loaderMs = 40, lcp = 1_200, inp = 80, cls = 0.02, cpuMs = 3 }: Behavior = {},
): Observation {
  const times = TIME_BOUNDS_MS.map(() => 0).concat(0);
  const counts = { remote, release, expose: 'Page', renders: 0, failed: 0, times, grownBytes: 0, stacks: [] };
  const seen: Observation = { exposes: [counts], cpu: [], reported: [], visits: [], memory: MEMORY };
  for (let visitor = poisson(random, renders); visitor > 0; visitor -= 1) {
    const network = String(Math.floor(random() * NETWORKS));
    const bucket = timeBucketOf(spread(random, loaderMs));
    counts.renders += 1;
    times[bucket] = (times[bucket] ?? 0) + 1;
    if (random() < failed) counts.failed += 1;
    if (fault && random() < fault.share) seen.reported.push({ kind: fault.kind, remote, release, network });
    const shift = random() < 0.5 ? spread(random, cls) : 0;
    const vitals = { lcp: spread(random, lcp), inp: spread(random, inp), cls: shift };
    seen.visits.push({ remote, release, network, ...vitals });
  }
  // The processor is sampled in steps of 20 ms.
  seen.cpu.push({ remote, release, ms: 20 * poisson(random, (cpuMs * counts.renders) / 20) });
  return seen;
}

/** A time around a median as browsers measure it: one of six is about twice as long. */
function spread(random: () => number, median: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(0.65 * normal);
}

function poisson(random: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let events = 0;
  for (let product = random(); product > limit; product *= random()) events += 1;
  return events;
}

import { getHeapStatistics } from 'node:v8';
import type { BrowserReport } from './browserReport.ts';
import type { CpuSampler } from './cpuSampler.ts';
import {
  addReported,
  addStack,
  addVisit,
  BACKGROUND,
  timeBucketOf,
  TIME_BOUNDS_MS,
  type ExposeCounts,
  type Observation,
  type ReportedFault,
  type Visit,
} from './observation.ts';
import type { ReleaseMetrics } from './releaseMetrics.ts';

/** An expose of a release. */
export interface ObservedExpose {
  remote: string;
  release: string;
  expose: string;
}

/** Loaders of a release in a process that are not measured: its functions are compiled when they first run. */
const WARM_UPS = 3;

interface ObservationsOptions {
  metrics: ReleaseMetrics;
  cpu: Pick<CpuSampler, 'take'>;
  /** @returns the release whose code is in a folder */
  releaseIn: (folder: string) => { remote: string; release: string } | undefined;
}

/** What this process sees of the releases that it serves: for its metrics, and for the next report to the supervisor. */
export class Observations {
  readonly #options: ObservationsOptions;
  #counts = new Map<string, ExposeCounts>();
  #reported: ReportedFault[] = [];
  #visits: Visit[] = [];
  /** Expose of a release → how many of its loaders have run, up to those that are measured. */
  readonly #warmUps = new Map<string, number>();

  constructor(options: ObservationsOptions) {
    this.#options = options;
  }

  /** A request has loaded an expose. */
  rendered(id: ObservedExpose): void {
    const { metrics } = this.#options;
    void metrics.noteRelease(id.remote, id.release);
    metrics.renders.inc(labelsOf(id));
    this.#countsOf(id).renders += 1;
  }

  /** @param isOfApi whether a request to the API had failed before: then the release is not to blame */
  failed(id: ObservedExpose, error: unknown, isOfApi: boolean): void {
    this.#options.metrics.failures.inc({ ...labelsOf(id), cause: isOfApi ? 'api' : 'release' });
    if (isOfApi) return;
    const counts = this.#countsOf(id);
    counts.failed += 1;
    addStack(counts.stacks, error);
  }

  /** Code of a release has thrown in a timer or a promise that no page waits for. */
  threw(release: { remote: string; release: string }, error: unknown): void {
    this.failed({ ...release, expose: BACKGROUND }, error, false);
  }

  /** Runs the loader of an expose, and measures its time and the memory outside of the heap that is taken meanwhile. */
  async measured<Result>(id: ObservedExpose, load: () => Promise<Result> | Result): Promise<Result> {
    const startedAt = performance.now();
    const before = externalBytes();
    try {
      return await load();
    } finally {
      const { metrics } = this.#options;
      const ms = performance.now() - startedAt;
      const grown = Math.max(0, externalBytes() - before);
      metrics.loaderSeconds.observe(labelsOf(id), ms / 1_000);
      metrics.grownBytes.inc(labelsOf(id), grown);
      const counts = this.#countsOf(id);
      const bucket = timeBucketOf(ms);
      if (this.#isWarm(id)) counts.times[bucket] = (counts.times[bucket] ?? 0) + 1;
      counts.grownBytes += grown;
    }
  }

  /** A browser has reported a fault, or the end of a visit. @param network of the client */
  reported({ kind, releases, page = '', detail, vitals }: BrowserReport, network: string): void {
    const { metrics } = this.#options;
    for (const { remote, release } of releases) {
      if (kind !== 'visit') {
        metrics.browserFaults.inc({ remote, release, kind });
        addReported(this.#reported, { kind, remote, release, network, ...(detail !== undefined && { detail }) });
        continue;
      }
      const labels = { remote, release, page };
      metrics.visits.inc(labels);
      if (vitals) addVisit(this.#visits, { remote, release, network, ...vitals });
      if (vitals?.lcp !== undefined) metrics.lcpSeconds.observe(labels, vitals.lcp / 1_000);
      if (vitals?.inp !== undefined) metrics.inpSeconds.observe(labels, vitals.inp / 1_000);
      if (vitals?.cls !== undefined) metrics.cls.observe(labels, vitals.cls);
    }
  }

  /** @returns what was seen since the last call */
  take(): Observation {
    const { cpu, metrics, releaseIn } = this.#options;
    const exposes = [...this.#counts.values()];
    const [reported, visits] = [this.#reported, this.#visits];
    this.#counts = new Map();
    this.#reported = [];
    this.#visits = [];
    const shares = new Map<string, { remote: string; release: string; ms: number }>();
    for (const [folder, ms] of cpu.take()) {
      const release = releaseIn(folder);
      if (!release) continue;
      metrics.cpuSeconds.inc({ remote: release.remote, release: release.release }, ms / 1_000);
      const key = `${release.remote} ${release.release}`;
      shares.set(key, { ...release, ms: ms + (shares.get(key)?.ms ?? 0) });
    }
    const memory = { rss: process.memoryUsage.rss(), external: externalBytes() };
    return { exposes, cpu: [...shares.values()], reported, visits, memory };
  }

  #isWarm(id: ObservedExpose): boolean {
    const key = keyOf(id);
    const runs = this.#warmUps.get(key) ?? 0;
    if (runs < WARM_UPS) this.#warmUps.set(key, runs + 1);
    return runs >= WARM_UPS;
  }

  #countsOf(id: ObservedExpose): ExposeCounts {
    const key = keyOf(id);
    const known = this.#counts.get(key);
    if (known) return known;
    const times = TIME_BOUNDS_MS.map(() => 0).concat(0);
    const counts = { ...labelsOf(id), renders: 0, failed: 0, times, grownBytes: 0, stacks: [] };
    this.#counts.set(key, counts);
    return counts;
  }
}

function keyOf({ remote, release, expose }: ObservedExpose): string {
  return `${remote}/${expose} ${release}`;
}

function labelsOf({ remote, release, expose }: ObservedExpose) {
  return { remote, release, expose };
}

/** Of Buffers, mostly: cheap enough for each loader. */
function externalBytes(): number {
  return getHeapStatistics().external_memory;
}

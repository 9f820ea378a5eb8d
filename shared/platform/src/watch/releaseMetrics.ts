import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3];
/** Around the limits of good and poor values: web.dev/articles/vitals. */
const LCP_SECONDS = [0.5, 1, 1.8, 2.5, 4, 8];
const INP_SECONDS = [0.05, 0.1, 0.2, 0.5, 1];
const SHIFTS = [0.01, 0.05, 0.1, 0.25];
const PAGE = ['remote', 'release', 'page'] as const;
/** A timer measures the lag so often. */
const LAG_PRECISION_MS = 50;
const EXPOSE = ['remote', 'release', 'expose'] as const;
/** Releases of a remote whose series are listed: the live one, and those to compare it with. */
const MAX_RELEASES = 5;

export type ReleaseMetrics = ReturnType<typeof createReleaseMetrics>;

/** The metrics of one process. Those of gone releases are left out, so their number is bounded. */
export function createReleaseMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  const byExpose = {
    renders: new Counter({
      name: 'remote_renders_total',
      help: 'Requests that loaded an expose',
      labelNames: EXPOSE,
      registers,
    }),
    failures: new Counter({
      name: 'remote_failures_total',
      help: 'Requests in which an expose failed; cause is api if a request to the API had failed before',
      labelNames: [...EXPOSE, 'cause'],
      registers,
    }),
    loaderSeconds: new Histogram({
      name: 'remote_loader_duration_seconds',
      help: 'Time of the loader of an expose',
      labelNames: EXPOSE,
      buckets: SECONDS,
      registers,
    }),
    grownBytes: new Counter({
      name: 'remote_memory_taken_bytes_total',
      help: 'Memory outside of the heap that was taken during the loader of an expose, garbage included',
      labelNames: EXPOSE,
      registers,
    }),
    cpuSeconds: new Counter({
      name: 'remote_cpu_seconds_total',
      help: 'Processor time of the code of a release, sampled',
      labelNames: ['remote', 'release'],
      registers,
    }),
    browserFaults: new Counter({
      name: 'browser_faults_total',
      help: 'Faults that browsers reported, by kind',
      labelNames: ['remote', 'release', 'kind'],
      registers,
    }),
    visits: new Counter({
      name: 'browser_visits_total',
      help: 'Pages whose end was reported, a share of all',
      labelNames: PAGE,
      registers,
    }),
    lcpSeconds: new Histogram({
      name: 'browser_lcp_seconds',
      help: 'Largest contentful paint of a page',
      labelNames: PAGE,
      buckets: LCP_SECONDS,
      registers,
    }),
    inpSeconds: new Histogram({
      name: 'browser_inp_seconds',
      help: 'Interaction to next paint of a page',
      labelNames: PAGE,
      buckets: INP_SECONDS,
      registers,
    }),
    cls: new Histogram({
      name: 'browser_cls',
      help: 'Cumulative layout shift of a page',
      labelNames: PAGE,
      buckets: SHIFTS,
      registers,
    }),
  };
  const releases = new Map<string, string[]>();

  return {
    registry,
    ...byExpose,
    pageCache: new Counter({
      name: 'page_cache_requests_total',
      help: 'Requests for pages that may be cached, by result: hit, stale, miss',
      labelNames: ['result'],
      registers,
    }),
    /** Removes the series of the oldest release of a remote, once it has too many. */
    async noteRelease(remote: string, release: string): Promise<void> {
      const known = releases.get(remote) ?? [];
      if (known.includes(release)) return;
      const gone = known.length >= MAX_RELEASES ? known[0] : undefined;
      releases.set(remote, [...known.filter((other) => other !== gone), release]);
      if (gone === undefined) return;
      for (const metric of Object.values(byExpose)) await removeSeries(metric, remote, gone);
    },
  };
}

async function removeSeries(metric: Counter | Histogram, remote: string, release: string): Promise<void> {
  const { values } = await metric.get();
  for (const { labels } of values) {
    const { le: _bound, ...own } = labels;
    if (own['remote'] === remote && own['release'] === release) metric.remove(own);
  }
}

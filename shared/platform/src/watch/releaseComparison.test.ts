import { timeBucketOf, TIME_BOUNDS_MS, type ExposeCounts, type Observation } from './observation.ts';
import { ReleaseComparison } from './releaseComparison.ts';

const MIB = 1_048_576;
const IDLE = { rss: 300 * MIB, external: 20 * MIB };

interface Second {
  expose?: string;
  remote?: string;
  release: string;
  renders?: number;
  failed?: number;
  /** Of each loader. */
  ms?: number;
  grownBytes?: number;
  cpuMs?: number;
  memory?: Observation['memory'];
}

/** What a process sees in one second. */
function aSecond({
  remote = 'mf-catalog',
  expose = 'ListPage',
  release,
  renders = 10,
  failed = 0,
  ms = 20,
  grownBytes = 0,
  cpuMs = 30,
  memory = IDLE,
}: Second) {
  const times = TIME_BOUNDS_MS.map(() => 0).concat(0);
  times[timeBucketOf(ms)] = renders;
  const stacks = failed > 0 ? ['Error: broken\n  at ListPage.js:1'] : [];
  const counts: ExposeCounts = { remote, release, expose, renders, failed, times, grownBytes, stacks };
  return { exposes: [counts], cpu: [{ remote, release, ms: cpuMs }], reported: [], visits: [], memory };
}

/** A comparison that has seen a minute of release `a` of two remotes, and then release `b` of mf-catalog. */
function aComparison() {
  const comparison = new ReleaseComparison();
  let at = 0;
  comparison.live('mf-catalog', 'a', at);
  comparison.live('mf-search', 'a', at);
  const see = (...seconds: Second[]) => {
    at += 1_000;
    for (const second of seconds) comparison.add(1, aSecond(second), at);
    return comparison.findWorse(at);
  };
  const good = { remote: 'mf-search', release: 'a' };
  for (let second = 0; second < 60; second += 1) see({ release: 'a' }, good);
  comparison.live('mf-catalog', 'b', at);
  const seeFor = (count: number, ...seconds: Second[]) => {
    for (let second = 1; second <= count; second += 1) {
      const worse = see(...seconds);
      if (worse) return { worse, second };
    }
    return undefined;
  };
  return { comparison, see, seeFor, good, now: () => at };
}

test('a release that fails in half of its renders is withdrawn after 20 failures, with their stacks', () => {
  const { seeFor, good } = aComparison();

  const found = seeFor(10, { release: 'b', failed: 5 }, good);

  expect(found).toEqual({
    second: 4,
    worse: {
      remote: 'mf-catalog',
      release: 'b',
      reason: 'ListPage failed in 20 of 40 renders, 0 of 600 in the release before.',
      stacks: Array.from({ length: 3 }, () => 'Error: broken\n  at ListPage.js:1'),
    },
  });
});

test.each<[what: string, bad: Partial<Second>, reason: RegExp]>([
  [
    'takes more than twice the time',
    { ms: 400 },
    /^The loader of ListPage takes 512 ms \(95th percentile\), 23 ms in the release before\.$/,
  ],
  [
    'uses more than twice the processor time',
    { cpuMs: 200 },
    /^It uses 20\.0 ms of processor time for a render, 3\.0 ms in the release/,
  ],
])('a release that %s is withdrawn', (_what, bad, reason) => {
  const { seeFor, good } = aComparison();

  expect(seeFor(10, { release: 'b', ...bad }, good)?.worse).toMatchObject({
    release: 'b',
    reason: expect.stringMatching(reason),
  });
});

test.each<[what: string, bad: Partial<Second>]>([
  ['the API fails for all', { failed: 5 }],
  ['the machine is busy', { ms: 400, cpuMs: 100 }],
])('a release is not withdrawn if %s, which makes other remotes worse, too', (_what, bad) => {
  const { seeFor } = aComparison();

  expect(seeFor(60, { release: 'b', ...bad }, { remote: 'mf-search', release: 'a', ...bad })).toBeUndefined();
});

test('a few failures, a little more time and little more processor time are no reasons', () => {
  const { seeFor, good } = aComparison();

  expect(seeFor(120, { release: 'b', renders: 100, failed: 0.5, ms: 90, cpuMs: 600 }, good)).toBeUndefined();
});

test('the processor time with which a process compiles a release is no reason', () => {
  const { seeFor, good } = aComparison();

  expect(seeFor(1, { release: 'b', cpuMs: 1_000 }, good)).toBeUndefined();
  expect(seeFor(60, { release: 'b' }, good)).toBeUndefined();
});

test('a release is withdrawn for the memory outside of the heap that a process keeps, by its share', () => {
  const { seeFor, see, good } = aComparison();
  let external = IDLE.external;

  // Garbage, which is collected again.
  expect(seeFor(60, { release: 'b', grownBytes: 200 * MIB }, good)).toBeUndefined();
  const found = Array.from({ length: 4 }, () => {
    external += 50 * MIB;
    return see({ release: 'b', grownBytes: 200 * MIB, memory: { rss: external, external } });
  });

  expect(found.findIndex(Boolean)).toBe(2);
  expect(found[2]?.reason).toBe('A process has grown by 150 MB outside of the heap: it takes 20 MB for a render.');
});

test('a release that was live before is not withdrawn: the cause is in neither of them', () => {
  const { comparison, seeFor, good, now } = aComparison();
  seeFor(10, { release: 'b', failed: 5 }, good);

  comparison.live('mf-catalog', 'a', now());

  expect(seeFor(60, { release: 'a', failed: 5 }, good)).toBeUndefined();
});

test('after a withdrawal the others are compared by what comes later', () => {
  const { comparison, seeFor, good, now } = aComparison();
  comparison.live('mf-search', 'b', now());
  const other = { remote: 'mf-search', release: 'b', cpuMs: 0 };

  expect(seeFor(10, { release: 'b', cpuMs: 400 }, other)?.worse.remote).toBe('mf-catalog');
  comparison.live('mf-catalog', 'a', now());
  expect(seeFor(60, { release: 'a' }, { ...good, release: 'b' })).toBeUndefined();
});

test('a release whose timers and promises throw is withdrawn', () => {
  const { seeFor, good } = aComparison();

  expect(seeFor(10, { release: 'b', expose: 'background', renders: 0, failed: 5 }, good)?.worse.reason).toBe(
    'Its timers and promises threw 20 errors, 0 in the release before.',
  );
});

test('without a release before there is nothing to compare with', () => {
  const { comparison, seeFor, good, now } = aComparison();
  comparison.live('mf-account', 'a', now());

  expect(seeFor(60, { remote: 'mf-account', release: 'a', failed: 5, cpuMs: 400 }, good)).toBeUndefined();
});

test('the rates of the last minute are listed beside those of the release before', () => {
  const { comparison, seeFor, good, now } = aComparison();
  seeFor(3, { release: 'b', failed: 1 }, good);

  expect(comparison.rates(now())['mf-catalog']).toEqual({
    live: { release: 'b', renders: 30, failed: 3, p95Ms: 23, cpuMs: 3 },
    before: { release: 'a', renders: 600, failed: 0, p95Ms: 23, cpuMs: 3 },
  });
});

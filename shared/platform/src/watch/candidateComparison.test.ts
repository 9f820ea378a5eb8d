import { seededRandom, simulatedSecond, type Behavior } from '../testing/simulatedTraffic.ts';
import type { FaultKind } from './browserReport.ts';
import type { Observation } from './observation.ts';
import { ReleaseComparison } from './releaseComparison.ts';

const REMOTE = 'mf-catalog';
/** Requests in a second for the whole shop, each rendering the remote. */
const RENDERS = 20;
/** A shop that is in use: some pages and browsers always fail. */
const USUAL: Behavior = { failed: 0.003, fault: { kind: 'error', share: 0.03 } };

/** A comparison that has seen two minutes of release `a`, and then has `b` as the candidate. */
function aTrial({ share = 50, seed = 1, base = {} }: { share?: number; seed?: number; base?: Behavior } = {}) {
  const comparison = new ReleaseComparison();
  const random = seededRandom(seed);
  let at = 0;
  comparison.live(REMOTE, 'a', at);
  const see = (release: string, renders: number, behavior: Behavior, more: Partial<Observation> = {}) => {
    const seen = simulatedSecond(random, { remote: REMOTE, release, renders }, behavior);
    comparison.add(1, { ...seen, ...more }, at);
  };
  for (; at < 120_000; at += 1_000) see('a', RENDERS, base);
  const name = (percent: number | undefined, since = 's1') => {
    // Counts have slots of a second.
    at += 1_000;
    comparison.candidate(REMOTE, percent === undefined ? undefined : { release: 'b', share: percent, since }, at);
  };
  name(share);
  const seeFor = (seconds: number, candidate: Behavior = {}, more: Partial<Observation> = {}) => {
    for (let second = 1; second <= seconds; second += 1) {
      at += 1_000;
      see('a', (RENDERS * (100 - share)) / 100, base);
      see('b', (RENDERS * share) / 100, candidate, more);
      const worse = comparison.findWorse(at);
      if (worse) return { ...worse, second };
    }
    return undefined;
  };
  return { comparison, seeFor, see, name, now: () => at };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}

const SEEDS = Array.from({ length: 7 }, (_, seed) => seed + 1);

test.each<[what: string, bad: Behavior, maxSeconds: number, reason: RegExp]>([
  ['throws in 5 % of its renders', { failed: 0.05 }, 8, /^Page failed in \d+ of \d+ renders, \d+ of \d+ in the live/],
  [
    'has an effect that throws for most visitors',
    { fault: { kind: 'error', share: 0.7 } },
    10,
    /^Browsers of \d+ networks reported "error" in \d+ renders, \d+ of the live release in \d+\.$/,
  ],
  ['lacks a chunk', { fault: { kind: 'lostFile', share: 0.3 } }, 10, /^Browsers of \d+ networks reported "lostFile"/],
  ['paints twice as late', { lcp: 2_400 }, 10, /^LCP is \d+ ms \(75th percentile of \d+ visits\), \d+ ms in the live/],
  ['responds three times as late', { inp: 240 }, 10, /^INP is \d+ ms/],
  ['has loaders four times as slow', { loaderMs: 160 }, 10, /^The loader of Page takes \d+ ms/],
  ['uses ten times as much of the processor', { cpuMs: 30 }, 10, /^It uses \d+\.\d ms of processor time/],
])('a candidate that %s is found in time', (_what, bad, maxSeconds, reason) => {
  const found = SEEDS.map((seed) => aTrial({ seed }).seeFor(60, bad));

  expect(medianOf(found.map((worse) => worse?.second ?? Infinity))).toBeLessThanOrEqual(maxSeconds);
  for (const worse of found) expect(worse).toMatchObject({ release: 'b', reason: expect.stringMatching(reason) });
});

test('shifts of half of the pages are found within minutes', () => {
  expect(aTrial().seeFor(240, { cls: 0.4 })?.reason).toMatch(/^CLS is 0\.\d\d/);
});

test.each([5, 50, 95, 100])(
  'a candidate as good as the live release is not withdrawn in ten minutes at a share of %i %%',
  (share) => {
    expect(aTrial({ share, base: USUAL }).seeFor(600, USUAL)).toBeUndefined();
  },
  60_000,
);

test.each<[what: string, both: Behavior]>([
  ['the API fails for both', { failed: 0.2 }],
  ['the machine is busy', { loaderMs: 400, cpuMs: 60 }],
  ['visitors have slow networks', { lcp: 5_000, inp: 600, cls: 0.3 }],
  ['an extension breaks the pages of both', { fault: { kind: 'error', share: 0.6 } }],
])('a candidate is not withdrawn if %s', (_what, both) => {
  expect(aTrial({ base: both }).seeFor(120, both)).toBeUndefined();
});

/** Reports of a browser about release `b`, and visits, from so many networks. */
function attack(networks: number, kind: FaultKind = 'error'): Partial<Observation> {
  const ids = Array.from({ length: 200 }, (_, at) => `10.0.${at % networks}`);
  return {
    reported: ids.map((network) => ({ kind, remote: REMOTE, release: 'b', network })),
    visits: ids.map((network) => ({ remote: REMOTE, release: 'b', network, lcp: 60_000, inp: 60_000, cls: 9 })),
  };
}

test.each([1, 4])('reports from %i networks do nothing, however many', (networks) => {
  const { comparison, seeFor } = aTrial();

  expect(seeFor(30, {}, attack(networks))).toBeUndefined();
  expect(comparison.views()).toMatchObject([{ samples: { lcp: networks * 5 } }]);
});

test('reports about an unknown release or remote do nothing', () => {
  const { comparison, seeFor, now } = aTrial();
  const { reported = [], visits = [] } = attack(100);
  const named = (remote: string) => ({
    reported: reported.map((fault) => ({ ...fault, remote, release: 'x' })),
    visits: visits.map((visit) => ({ ...visit, remote, release: 'x' })),
  });
  for (const remote of [REMOTE, 'mf-unknown'])
    comparison.add(1, { exposes: [], cpu: [], memory: { rss: 0, external: 2e7 }, ...named(remote) }, now());

  expect(seeFor(10)).toBeUndefined();
  expect(Object.keys(comparison.rates(now()))).toEqual([REMOTE]);
});

test('reports alone withdraw no live release', () => {
  const { comparison, name, see, now } = aTrial();
  comparison.live(REMOTE, 'b', now());
  name(undefined);
  for (let second = 0; second < 20; second += 1) see('b', 10, {}, attack(100));

  expect(comparison.findWorse(now())).toBeUndefined();
  expect(comparison.suspicion(now())?.reason).toMatch(/^Browsers of 100 networks reported "error"/);
});

test('memory that a process keeps is that of the candidate if it took most of it', () => {
  const { comparison, seeFor, now } = aTrial();
  seeFor(10);
  const took = (release: string, grownBytes: number) => {
    const seen = simulatedSecond(seededRandom(1), { remote: REMOTE, release, renders: 20 });
    const exposes = seen.exposes.map((counts) => ({ ...counts, grownBytes }));
    comparison.add(1, { ...seen, exposes, memory: { rss: 6e8, external: 4e8 } }, now());
  };
  took('a', 1e6);
  took('b', 4e8);

  expect(comparison.findWorse(now())).toMatchObject({
    release: 'b',
    reason: expect.stringMatching(/^A process has grown/),
  });
  expect(comparison.findTaker(1, 6e8, now())).toEqual({ remote: REMOTE, release: 'b' });
});

test('a promoted candidate does not return, and is compared with the release before it', () => {
  const { comparison, seeFor, see, now } = aTrial();
  seeFor(10);

  comparison.live(REMOTE, 'b', now());

  expect(comparison.isReturn(REMOTE, 'b')).toBe(false);
  expect(comparison.isCandidate(REMOTE, 'b')).toBe(false);
  expect(comparison.rates(now())[REMOTE]).toMatchObject({ live: { release: 'b' }, before: { release: 'a' } });
  for (let second = 0; second < 4; second += 1) see('b', 20, { failed: 0.5 });
  expect(comparison.findWorse(now())?.reason).toMatch(/in the release before\.$/);
});

test('a release that was live, was rolled back and is promoted as a candidate does not return', () => {
  const { comparison, name, now } = aTrial();
  for (const release of ['b', 'a']) comparison.live(REMOTE, release, now());
  expect(comparison.isReturn(REMOTE, 'a')).toBe(true);

  name(10, 's2');
  comparison.live(REMOTE, 'b', now());

  expect(comparison.isReturn(REMOTE, 'b')).toBe(false);
});

test('a candidate that ends is no suspect, and begins without its failures if it is offered again', () => {
  const { comparison, seeFor, see, name, now } = aTrial();
  seeFor(5);
  for (let second = 0; second < 5; second += 1) see('b', 10, { failed: 0.5 });
  name(undefined);
  expect(comparison.findWorse(now())).toBeUndefined();
  expect(comparison.views()).toEqual([]);

  name(10, 's2');
  expect(comparison.views()).toMatchObject([{ release: 'b', share: 10, renders: 0 }]);
});

test('a candidate that the same decision offers again, to a new process, goes on', () => {
  const { comparison, seeFor, name } = aTrial();
  seeFor(5);
  const [before] = comparison.views();

  name(undefined);
  name(50);

  expect(before?.renders).toBeGreaterThan(0);
  expect(comparison.views()).toEqual([before]);
});

test('a stage counts from the change of the share, a withdrawal from the beginning', () => {
  const { comparison, seeFor, see, name, now } = aTrial({ share: 5 });
  seeFor(20);
  for (let second = 0; second < 2; second += 1) see('b', 10, { failed: 0.4 });
  expect(comparison.views()).toMatchObject([{ share: 5, above: expect.stringMatching(/^Page failed/) }]);

  name(25, 's2');

  expect(comparison.views()).toEqual([
    {
      remote: REMOTE,
      release: 'b',
      share: 25,
      since: 's2',
      renders: 0,
      samples: { loader: 0, lcp: 0, inp: 0, cls: 0 },
    },
  ]);
  expect(comparison.findWorse(now())).toMatchObject({ release: 'b' });
});

test('a view has what the registry needs, and says what is a little worse', () => {
  const { comparison, seeFor, now } = aTrial();
  seeFor(30, { lcp: 2_000 });

  const [view] = comparison.views();

  expect(view).toMatchObject({ remote: REMOTE, release: 'b', share: 50, above: expect.stringMatching(/^LCP is/) });
  expect(view?.renders).toBeGreaterThan(250);
  expect(view?.samples.loader).toBe(view?.renders);
  expect(view?.samples.lcp).toBeGreaterThanOrEqual(50);
  expect(comparison.rates(now())[REMOTE]?.candidate).toMatchObject({ release: 'b', share: 50 });
});

test('views of a good candidate are rarely above, so its share grows', () => {
  const above = SEEDS.filter((seed) => {
    const { comparison, seeFor } = aTrial({ seed, base: USUAL });
    seeFor(60, USUAL);
    return comparison.views()[0]?.above !== undefined;
  });

  expect(above.length).toBeLessThanOrEqual(2);
});

import { TIME_BOUNDS_MS, type Observation } from '../watch/observation.ts';
import { WatchedReleases } from './watchedReleases.ts';

const MEMORY = { rss: 3e8, external: 2e7 };

function anObservation(release: string, failed: number, grownBytes = 0): Observation {
  const times = TIME_BOUNDS_MS.map(() => 0);
  const counts = {
    remote: 'mf-search',
    release,
    expose: 'SearchBox',
    renders: 50,
    failed,
    times,
    grownBytes,
    stacks: [],
  };
  return { exposes: [counts], cpu: [], reported: [], visits: [], memory: MEMORY };
}

type Served = Parameters<WatchedReleases['live']>[1];

function serving(releases: Served['releases'], candidates: Served['candidates'] = {}): Served {
  return { releases, candidates };
}

interface Known {
  hasGood?: boolean;
  isWithdrawn?: boolean;
}

function aWatch({ hasGood = true, isWithdrawn = false }: Known = {}) {
  const withdraw = jest.fn(async () => undefined);
  const onRollback = jest.fn();
  const send = jest.fn(async () => undefined);
  const watched = new WatchedReleases({
    withdrawals: {
      entryOf: async (_remote, release) => ({ release, url: `http://localhost:3002/${release}/` }),
      hasGood: async () => hasGood,
      isWithdrawn: async () => isWithdrawn,
    },
    withdraw,
    webhook: { send },
    log: { error: () => undefined },
    onRollback,
  });
  watched.live(1, serving({ 'mf-search': 'a' }), 0);
  watched.live(2, serving({ 'mf-search': 'a' }), 0);
  watched.add(1, anObservation('a', 0), 1_000);
  watched.live(1, serving({ 'mf-search': 'b' }), 2_000);
  watched.live(2, serving({ 'mf-search': 'b' }), 2_500);
  return { watched, withdraw, send, onRollback };
}

test('a bad release is withdrawn with its reason', async () => {
  const { watched, withdraw } = aWatch();
  watched.add(2, anObservation('b', 25), 3_000);

  await watched.check(3_000);

  expect(withdraw.mock.calls).toEqual([
    [
      { remote: 'mf-search', entry: { release: 'b', url: 'http://localhost:3002/b/' } },
      'SearchBox failed in 25 of 50 renders, 0 of 50 in the release before.',
      [],
    ],
  ]);
});

test.each<[why: string, known: Known]>([
  ['no other release could serve in its place', { hasGood: false }],
  ['another worker has had it withdrawn', { isWithdrawn: true }],
])('a bad release is not withdrawn if %s', async (_why, known) => {
  const { watched, withdraw } = aWatch(known);
  watched.add(2, anObservation('b', 25), 3_000);

  await watched.check(3_000);

  expect(withdraw).not.toHaveBeenCalled();
});

test('a worker is replaced later if it goes back to an earlier release, or has none any more', () => {
  const { watched, onRollback } = aWatch();
  expect(onRollback).not.toHaveBeenCalled();

  watched.live(2, serving({ 'mf-search': 'a' }), 4_000);
  watched.live(1, serving({}), 4_000);

  expect(onRollback.mock.calls).toEqual([[2], [1]]);
});

test('a worker that starts with an earlier release does not change what is watched', async () => {
  const { watched, withdraw, onRollback } = aWatch();
  watched.live(3, serving({}), 2_550);
  watched.live(3, serving({ 'mf-search': 'a' }), 2_600);
  watched.add(2, anObservation('b', 25), 3_000);

  await watched.check(3_000);

  expect(onRollback).not.toHaveBeenCalled();
  expect(withdraw).toHaveBeenCalledTimes(1);
});

test('a release is compared although only a process that has just started serves with it', async () => {
  const { watched, withdraw } = aWatch();
  watched.live(3, serving({ 'mf-search': 'c' }), 3_000);
  watched.add(3, anObservation('c', 25), 4_000);

  await watched.check(4_000);

  expect(withdraw).toHaveBeenCalledTimes(1);
});

test('the release that took most of the memory of a full process is found', async () => {
  const { watched } = aWatch();
  // The heap is full, not the memory outside of it.
  watched.add(2, anObservation('b', 0, 4e8), 3_000);
  expect(await watched.findTaker(2, 512, 3_000)).toBeUndefined();

  watched.add(2, { ...anObservation('b', 0, 4e8), memory: { rss: 5.4e8, external: 4e8 } }, 4_000);

  expect(await watched.findTaker(2, 512, 4_000)).toMatchObject({ remote: 'mf-search', entry: { release: 'b' } });
});

test('a release that browsers of 20 networks complain of is reported once, and stays live', async () => {
  const { watched, withdraw, send } = aWatch();
  const fault = { kind: 'frozen' as const, remote: 'mf-search', release: 'b' };
  const reported = Array.from({ length: 20 }, (_, network) => ({ ...fault, network: `192.0.${network}.0` }));
  watched.add(1, { ...anObservation('b', 0), reported: reported.slice(1) }, 3_000);
  await watched.check(3_000);
  expect(send).not.toHaveBeenCalled();

  watched.add(1, { ...anObservation('b', 0), reported }, 4_000);
  await watched.check(4_000);
  await watched.check(5_000);

  expect(send.mock.calls).toEqual([
    [
      {
        event: 'release suspected',
        remote: 'mf-search',
        release: 'b',
        reason: 'Browsers of 20 networks reported "frozen", 0 of the release before.',
        stacks: [],
      },
    ],
  ]);
  expect(withdraw).not.toHaveBeenCalled();
});

test('such a release is withdrawn if the server sees a few failures, too', async () => {
  const { watched, withdraw } = aWatch();
  const fault = { kind: 'error' as const, remote: 'mf-search', release: 'b', detail: 'TypeError /remotes/x.js:1:2' };
  const reported = Array.from({ length: 20 }, (_, network) => ({ ...fault, network: `192.0.${network}.0` }));
  watched.add(1, { ...anObservation('b', 5), reported }, 3_000);

  await watched.check(3_000);

  expect(withdraw.mock.calls).toEqual([
    [
      expect.objectContaining({ remote: 'mf-search' }),
      'Browsers of 20 networks reported "error" (TypeError /remotes/x.js:1:2), 0 of the release before. 5 of 50 renders failed, too.',
      [],
    ],
  ]);
});

const aCandidate = (share: number) => ({ 'mf-search': { release: 'c', share, since: `${share}` } });

/** Workers that serve `b`, and `c` as its candidate. */
function aTrial(known: Known = {}) {
  const trial = aWatch(known);
  const seen = (release: string, failed: number, at: number) =>
    trial.watched.add(1, anObservation(release, failed), at);
  for (const worker of [1, 2])
    trial.watched.live(worker, serving({ 'mf-search': 'b' }, aCandidate(10)), 3_000 + worker);
  seen('b', 0, 4_000);
  return { ...trial, seen };
}

test('a bad candidate is withdrawn although no other release was live: the present one serves', async () => {
  const { watched, withdraw, seen } = aTrial({ hasGood: false });
  seen('c', 6, 4_000);

  await watched.check(4_000);
  await watched.check(15_000);

  expect(withdraw.mock.calls).toEqual([
    [
      { remote: 'mf-search', entry: { release: 'c', url: 'http://localhost:3002/c/' } },
      'SearchBox failed in 6 of 50 renders, 0 of 50 in the live release.',
      [],
    ],
  ]);
});

test('a candidate is watched until no worker has it, and a worker without it is replaced later', async () => {
  const { watched, withdraw, seen, onRollback } = aTrial();
  watched.live(1, serving({ 'mf-search': 'b' }), 5_000);
  expect(watched.views()).toMatchObject([{ remote: 'mf-search', release: 'c', share: 10 }]);

  watched.live(2, serving({ 'mf-search': 'b' }), 6_000);
  seen('c', 6, 7_000);
  await watched.check(7_000);

  expect(watched.views()).toEqual([]);
  expect(withdraw).not.toHaveBeenCalled();
  expect(onRollback.mock.calls).toEqual([[1], [2]]);
});

test('a worker that still has an earlier share does not restart the stage', () => {
  const { watched, seen } = aTrial();
  watched.live(1, serving({ 'mf-search': 'b' }, aCandidate(50)), 5_000);
  seen('c', 0, 6_000);

  watched.live(2, serving({ 'mf-search': 'b', 'mf-account': 'a' }, aCandidate(10)), 7_000);

  expect(watched.views()).toMatchObject([{ share: 50, renders: 50 }]);
});

test('a promotion is no rollback for any worker', () => {
  const { watched, onRollback } = aTrial();
  for (const worker of [1, 2]) watched.live(worker, serving({ 'mf-search': 'c' }), 5_000 + worker);

  expect(onRollback).not.toHaveBeenCalled();
  expect(watched.views()).toEqual([]);
  expect(watched.rates(6_000)['mf-search']).toMatchObject({ live: { release: 'c' }, before: { release: 'b' } });
});

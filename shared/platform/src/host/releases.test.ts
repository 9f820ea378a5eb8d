import { until } from '@hemvaror/testing/until';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { aProcess, entryOf, removeFolders } from '../testing/aProcess.ts';

/* The life of releases in one process. The import into the federation runtime is tested in the browser tests of federation. */

afterAll(removeFolders);
afterEach(() => jest.useRealTimers());

test('a release goes live after its rehearsal, and is prepared once', async () => {
  const { releases, poll, rehearse } = aProcess();
  expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
  const generation = releases.generation();

  expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
  expect(rehearse).toHaveBeenCalledTimes(1);
  expect(releases.generation()).toBe(generation);

  expect(await poll({ 'mf-search': entryOf('b') })).toEqual({ 'mf-search': 'b' });
  expect(releases.generation()).toBeGreaterThan(generation);
});

test('the live release at another address is prepared again', async () => {
  const { releases, poll, rehearse } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const moved = { ...entryOf('a'), url: 'http://localhost:3003/a/' };

  await poll({ 'mf-search': moved });

  expect(rehearse).toHaveBeenLastCalledWith(expect.objectContaining({ release: moved }), expect.anything());
  expect(releases.snapshot().pageRemotes['mf-search']?.entry).toBe('/remotes/mf-search/a/web/remoteEntry.js');
});

test("a developer's build keeps its own origin", async () => {
  const { releases, poll } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const build = { release: 'http://localhost:3102/local/', url: 'http://localhost:3102/local/' };
  const overridden = await releases.prepare('mf-search', build, undefined);

  const entryIn = (snapshot: ReturnType<typeof releases.snapshot>) => snapshot.pageRemotes['mf-search']?.entry;
  expect(entryIn(releases.snapshot(new Map([['mf-search', overridden]])))).toBe(
    'http://localhost:3102/local/web/remoteEntry.js',
  );
  expect(entryIn(releases.snapshot())).toBe('/remotes/mf-search/a/web/remoteEntry.js');
});

test('a release is known if a registry names it, named it before, or it was live on this machine', async () => {
  const { releases, poll, folder } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('refused') });

  for (const known of ['a', 'refused']) expect(await releases.find('mf-search', known)).toEqual(entryOf(known));
  expect(await releases.find('mf-search', 'invented')).toBeUndefined();
  expect(await releases.find('mf-catalog', 'a')).toBeUndefined();

  const restarted = aProcess({ folder });
  await restarted.losesRegistry();
  expect(await restarted.releases.find('mf-search', 'a')).toEqual(entryOf('a'));
  expect(await restarted.releases.find('mf-search', 'refused')).toBeUndefined();
});

test.each(['refused', 'broken', 'exit'])(
  'a release that is %s leaves the live one, and its reason is known',
  async (bad) => {
    const { releases, poll } = aProcess();
    await poll({ 'mf-search': entryOf('a') });

    expect(await poll({ 'mf-search': entryOf(bad) })).toEqual({ 'mf-search': 'a' });
    expect(releases.status().failures['mf-search']).toMatch(new RegExp(`^${bad}: `));

    expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
    expect(releases.status().failures).toEqual({});
  },
);

test('a refused release is tried again after five seconds, not at every poll', async () => {
  const { poll, rehearse } = aProcess();
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  await poll({ 'mf-search': entryOf('refused') });
  await poll({ 'mf-search': entryOf('refused') });
  expect(rehearse).toHaveBeenCalledTimes(1);

  now.mockReturnValue(start + timeLimit(5_100));
  await poll({ 'mf-search': entryOf('refused') });
  expect(rehearse).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('a release without an integrity value is refused where one is demanded', async () => {
  const { integrity: _unused, ...entry } = entryOf('a');

  expect(await aProcess().poll({ 'mf-search': entry })).toEqual({});
  expect(await aProcess({ demandsIntegrity: false }).poll({ 'mf-search': entry })).toEqual({ 'mf-search': 'a' });
});

test('a slow release keeps neither the other remotes nor the old release waiting', async () => {
  const { releases, poll, names, hold } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('slow');
  names({ 'mf-search': entryOf('slow'), 'mf-content': entryOf('c') });
  await releases.refresh();
  await until(() => releases.status().live['mf-content'] !== undefined);
  expect(releases.status().live).toEqual({ 'mf-search': 'a', 'mf-content': 'c' });

  finish();
  await releases.prepared();
  expect(releases.status().live).toEqual({ 'mf-search': 'slow', 'mf-content': 'c' });
});

test('A to B and back to A while B is prepared stays at A', async () => {
  const { releases, poll, names, hold, rehearse } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('b');
  names({ 'mf-search': entryOf('b') });
  await releases.refresh();
  await releases.refresh();
  expect(rehearse).toHaveBeenCalledTimes(2);
  names({ 'mf-search': entryOf('a') });
  await releases.refresh();
  const { live } = releases.status();
  const generation = releases.generation();
  finish();
  await releases.prepared();

  await releases.refresh();
  await releases.prepared();
  expect(releases.status()).toEqual({
    states: { 'mf-search': 'live' },
    live,
    failures: {},
    refusedSince: {},
    candidates: {},
  });
  expect(live).toEqual({ 'mf-search': 'a' });
  // B was never live.
  expect(releases.generation()).toBe(generation);
});

test('a replaced release is evicted after the running requests, unless it is live again', async () => {
  const { releases, poll, evicted } = aProcess();
  const a = await releases.prepare('mf-search', entryOf('a'), undefined);
  await poll({ 'mf-search': entryOf('a') });
  jest.useFakeTimers();
  await poll({ 'mf-search': entryOf('b') });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(evicted).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(evicted).toEqual(['mf-search__a']);

  await poll({ 'mf-search': entryOf('a') });
  releases.evict(a);
  expect(evicted).toEqual(['mf-search__a']);
});

test('a start waits for every named remote, but not for one that is refused by its own fault', async () => {
  const { releases, names, hold } = aProcess();
  expect(releases.states()).toMatchObject({ live: [], pending: [expect.stringContaining('registry.json')] });
  const finish = hold('a');
  names({ 'mf-search': entryOf('a'), 'mf-account': entryOf('refused'), 'mf-content': null });
  await releases.refresh();
  expect(releases.states()).toEqual({ live: [], missing: [], pending: ['mf-search', 'mf-account'] });

  finish();
  await releases.prepared();
  expect(releases.states()).toEqual({ live: ['mf-search'], missing: ['mf-account'], pending: [] });
});

test('a release whose origin does not respond is not refused yet, unlike one that is to blame', async () => {
  const { releases, poll } = aProcess();
  await poll({ 'mf-account': entryOf('refused'), 'mf-content': entryOf('away') });

  const { failures, refusedSince } = releases.status();
  expect(Object.keys(failures)).toEqual(['mf-account', 'mf-content']);
  expect(refusedSince).toEqual({ 'mf-account': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

test('a start waits for a remote whose origin does not respond for as long as the setting says', async () => {
  const { releases, poll } = aProcess({ originWaitMs: 5_000 });
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  await poll({ 'mf-search': entryOf('a'), 'mf-content': entryOf('away') });
  expect(releases.states()).toEqual({ live: ['mf-search'], missing: [], pending: ['mf-content'] });

  now.mockReturnValue(start + 5_000);
  expect(releases.states()).toEqual({ live: ['mf-search'], missing: ['mf-content'], pending: [] });
  now.mockRestore();
});

test('a release that a busy machine has delayed is tried again within seconds while nothing of its remote is live', async () => {
  const { releases, poll, rehearse } = aProcess();
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  for (const ms of [0, 600, 1_700, 3_800, 5_900]) {
    now.mockReturnValue(start + timeLimit(ms));
    await poll({ 'mf-search': entryOf('late') });
  }
  now.mockRestore();

  expect(rehearse).toHaveBeenCalledTimes(5);
  expect(releases.states()).toEqual({ live: [], missing: [], pending: ['mf-search'] });
});

test('a worker takes a release that another one has rehearsed meanwhile, without waiting for its own next attempt', async () => {
  const { poll, rehearse, hasPassed } = aProcess();
  await poll({ 'mf-search': entryOf('refused') });
  expect(await poll({ 'mf-search': entryOf('refused') })).toEqual({});
  hasPassed.mockResolvedValue(true);
  rehearse.mockResolvedValue();

  expect(await poll({ 'mf-search': entryOf('refused') })).toEqual({ 'mf-search': 'refused' });
});

test('a release that failed its import here is not tried at each reading because others have rehearsed it', async () => {
  const { poll, rehearse, hasPassed } = aProcess();
  hasPassed.mockResolvedValue(true);
  await poll({ 'mf-search': entryOf('broken') });
  await poll({ 'mf-search': entryOf('broken') });

  expect(rehearse).toHaveBeenCalledTimes(1);
});

test('a remote goes through its states, and pages have the last live release in each of them', async () => {
  const { releases, poll, names, hold, losesRegistry } = aProcess();
  const seen = () => [releases.status().states['mf-search'], releases.status().live['mf-search']];
  const finish = hold('a');
  names({ 'mf-search': entryOf('a') });
  await releases.refresh();
  expect(seen()).toEqual(['preparing', undefined]);
  names({ 'mf-search': entryOf('b') });
  await releases.refresh();
  finish();
  await releases.prepared();
  expect(seen()).toEqual(['named', undefined]);

  await poll({ 'mf-search': entryOf('b') });
  expect(seen()).toEqual(['live', 'b']);
  await poll({ 'mf-search': entryOf('refused') });
  expect(seen()).toEqual(['refused', 'b']);
  await poll({});
  expect(seen()).toEqual(['live', 'b']);
  await poll({ 'mf-search': null });
  expect(seen()).toEqual(['withdrawn', undefined]);
  await losesRegistry();
  expect(seen()).toEqual(['withdrawn', undefined]);
  await poll({});
  expect(seen()).toEqual(['lost', undefined]);
});

import { seededRandom } from '../testing/simulatedTraffic.ts';
import { HELD_ABOVE, WITHDRAWN_ABOVE } from './candidateLimits.ts';
import { failuresAbove } from './sideBySide.ts';
import { WatchedRemote } from './watchedRemote.ts';

const HOUR_S = 3_600;

/** Ten renders in each second of both releases, of which a share fails. @returns seconds until the candidate is found */
function failuresFor(seconds: number, seed: number, share: number, shareBase: number) {
  const random = seededRandom(seed);
  const remote = new WatchedRemote();
  const see = (release: string, failing: number, at: number) => {
    const failed = Array.from({ length: 10 }, random).filter((drawn) => drawn < failing).length;
    const counts = { remote: 'mf-search', release, expose: 'Page', renders: 10, failed };
    remote.add({ ...counts, times: [], grownBytes: 0, stacks: [] }, at);
  };
  remote.setLive('a', 0);
  for (let second = 0; second < 300; second += 1) see('a', shareBase, second * 1_000);
  const from = 300_000;
  remote.setCandidate({ release: 'b', share: 50, since: '' }, from);
  const [candidate, base] = [remote.find('b'), remote.find('a')];
  if (!candidate || !base) throw new Error('The releases are not watched.');
  for (let second = 1; second <= seconds; second += 1) {
    const at = from + second * 1_000;
    see('a', shareBase, at);
    see('b', share, at);
    if (failuresAbove({ candidate, base, from, others: [] }, WITHDRAWN_ABOVE)) return second;
  }
  return undefined;
}

test.each([0, 0.002, 0.005, 0.03])(
  'of three good candidates in a shop that fails with the share %f none is withdrawn in an hour',
  (share) => {
    const alarms = Array.from({ length: 3 }, (_, seed) => failuresFor(HOUR_S, seed, share, share));

    expect(alarms.filter((second) => second !== undefined)).toEqual([]);
  },
  60_000,
);

test.each([
  [0, 83],
  [0.001, 78],
])(
  'of a hundred candidates that throw in 5 % of their renders, beside a live release with the share %f, at least %i are found within 10 s, nearly all within 20 s',
  (shareBase, atLeast) => {
    const found = Array.from({ length: 100 }, (_, seed) => failuresFor(60, seed, 0.05, shareBase) ?? Infinity);

    expect(found.filter((second) => second <= 10).length).toBeGreaterThanOrEqual(atLeast);
    expect(found.filter((second) => second <= 20).length).toBeGreaterThan(95);
  },
);

test('each limit that holds a share is softer than the one that withdraws', () => {
  const { vitals, chance, reportChance, ...limits } = HELD_ABOVE;
  const strict: ReadonlyMap<string, unknown> = new Map(Object.entries(WITHDRAWN_ABOVE));

  for (const [name, limit] of Object.entries(limits)) expect(strict.get(name)).toBeGreaterThan(limit);
  expect(Math.min(chance, reportChance)).toBeGreaterThan(WITHDRAWN_ABOVE.chance);
  expect(vitals.lcp.more).toBeLessThan(WITHDRAWN_ABOVE.vitals.lcp.more);
});

import { dueStages, nextStage, type CandidateView, type StageInput } from './stages.ts';
import type { RegistryEntry } from './registryEntry.ts';
import { NEW_REGISTRY, stateAfter } from './registryState.ts';

const SINCE = '2026-11-30T10:00:00.000Z';
const WAIT_MS = 600_000;
const after = (ms: number) => new Date(Date.parse(SINCE) + ms);

function aView(renders: number, samples: number, view: Partial<CandidateView> = {}): CandidateView {
  return { renders, samples: { loader: samples, lcp: samples, inp: samples, cls: samples }, ...view };
}

function stage(share: number, views: CandidateView[], ms = 1_000, input: Partial<StageInput> = {}) {
  const candidate = { release: 'b', share, since: SINCE };
  return nextStage({ candidate, views, now: after(ms), waitMs: WAIT_MS, ...input });
}

test.each([
  [1, 5],
  [5, 25],
  [3, 5],
  [10, 25],
])('a candidate at %i %% that is not worse gets %i %%', (share, next) => {
  expect(stage(share, [aView(200, 50)])).toMatchObject({ share: next });
});

test.each([25, 60, 100])('a candidate at %i %% that is not worse becomes live', (share) => {
  expect(stage(share, [aView(200, 50)])).toMatchObject({ live: true });
});

test('the views of several shells are added up', () => {
  expect(stage(1, [aView(120, 30), aView(80, 20)])).toMatchObject({
    share: 5,
    why: 'not worse at 1 %: 200 renders, 200 samples (loader 50, lcp 50, inp 50, cls 50)',
  });
  expect(stage(1, [aView(120, 30)])).toBeUndefined();
});

test.each<[what: string, views: CandidateView[]]>([
  ['199 renders', [aView(199, 50)]],
  ['49 samples of a measure', [aView(200, 50, { samples: { loader: 50, lcp: 50, inp: 49, cls: 50 } })]],
])('%s are not enough before the time of the share is over', (_what, views) => {
  expect(stage(1, views, WAIT_MS - 1)).toBeUndefined();
});

test('few views do not block for ever: a remote may have no samples of a measure', () => {
  const views = [aView(12, 3, { samples: { loader: 0, lcp: 4, inp: 1, cls: 4 } })];

  expect(stage(5, views, WAIT_MS)).toEqual({
    share: 25,
    why: 'not enough views to judge: 12 renders, 9 samples (loader 0, lcp 4, inp 1, cls 4) at 5 % in 600 s',
  });
});

test('a candidate that no shell reports keeps its share', () => {
  expect(stage(5, [], WAIT_MS * 2)).toBeUndefined();
});

test('a candidate that is worse in one shell keeps its share', () => {
  expect(stage(5, [aView(1_000, 100), aView(20, 5, { above: 'lcp' })], WAIT_MS * 2)).toBeUndefined();
});

test('the shares can be others', () => {
  expect(stage(10, [aView(200, 50)], 0, { stages: [10, 50, 100] })).toMatchObject({ share: 50 });
});

const entry = (number: number, change: RegistryEntry['change']): RegistryEntry => {
  const common = { number, epoch: 1, previous: null, at: SINCE, actor: 'anna', why: 'because' };
  return change.kind === 'restored' ? { ...common, change } : { ...common, remote: 'mf-search', change };
};
const released = (release: string) =>
  ({ kind: 'released', release: { release, url: `http://localhost/${release}/` } }) as const;
const TESTED = [
  entry(1, released('a')),
  entry(2, { kind: 'live', release: 'a', isPinned: false }),
  entry(3, released('b')),
  entry(4, { kind: 'candidate', release: 'b', share: 5 }),
].reduce(stateAfter, NEW_REGISTRY);
const input = { viewsOf: () => [aView(200, 50)], now: after(0), waitMs: WAIT_MS };

test('the next share is a decision of the registry', () => {
  expect(dueStages(TESTED, input)).toMatchObject([
    { decision: { remote: 'mf-search', actor: 'registry', change: { kind: 'candidate', release: 'b', share: 25 } } },
  ]);
});

test('the candidate of a frozen remote keeps its share', () => {
  expect(dueStages(stateAfter(TESTED, entry(5, { kind: 'frozen' })), input)).toEqual([]);
});

test.each<[what: string, change: RegistryEntry['change']]>([
  ['was refused', { kind: 'refused', release: 'b' }],
  ['has another share', { kind: 'candidate', release: 'b', share: 1 }],
  ['is live', { kind: 'live', release: 'b', isPinned: false }],
])('the next share is not due any more when the candidate %s meanwhile', (_what, change) => {
  const [due] = dueStages(TESTED, input);

  expect(due?.isDue(TESTED)).toBe(true);
  expect(due?.isDue(stateAfter(TESTED, entry(5, change)))).toBe(false);
});

import type { Change, Decision, RegistryEntry } from './registryEntry.ts';
import { assertAccepted, registryDocument, registryState, remoteState } from './registryState.ts';
import { releaseBefore } from './remoteState.ts';

const entryOf = (release: string) => ({ release, url: `http://search.example/${release}/`, integrity: 'sha384-x' });
const released = (release: string): Change => ({ kind: 'released', release: entryOf(release) });
const live = (release: string, isPinned = false): Change => ({ kind: 'live', release, isPinned });
const withdrawn = (release: string): Change => ({ kind: 'withdrawn', release });

function decision(change: Change, why = 'because'): Decision {
  return { remote: 'mf-search', actor: 'anna', why, change };
}

function entries(...changes: Change[]): RegistryEntry[] {
  return changes.map((change, at) => ({
    ...decision(change),
    epoch: 1,
    number: at + 1,
    previous: null,
    at: '2026-11-30T10:00:00.000Z',
  }));
}

const TWO = [released('a'), live('a'), released('b'), live('b')];

test('the document names the live release, and those before it newest first', () => {
  expect(registryDocument(entries(...TWO, released('c'), live('c')))).toEqual({
    remotes: { 'mf-search': entryOf('c') },
    previous: { 'mf-search': [entryOf('b'), entryOf('a')] },
    candidates: {},
    generation: { epoch: 1, number: 6 },
  });
});

test('a release that only exists is not live', () => {
  expect(registryDocument(entries(...TWO, released('c'))).remotes).toEqual({ 'mf-search': entryOf('b') });
});

test('after a rollback the release that was live is the first of the earlier ones', () => {
  expect(remoteState(entries(...TWO, live('a', true)), 'mf-search')).toMatchObject({
    live: 'a',
    isPinned: true,
    earlier: ['b'],
  });
});

test('a withdrawn release is replaced by the one before it that is not withdrawn', () => {
  const state = remoteState(entries(...TWO, released('c'), live('c'), withdrawn('b'), withdrawn('c')), 'mf-search');

  expect(state).toMatchObject({ live: 'a', isPinned: false, earlier: ['c', 'b'] });
});

test('a refused release is neither live nor one of those before, and can be tried again', () => {
  const after = entries(...TWO, released('c'), live('c'), { kind: 'refused', release: 'c' });

  expect(registryDocument(after)).toEqual({
    ...registryDocument(entries(...TWO)),
    generation: { epoch: 1, number: 7 },
  });
  expect(() => assertAccepted(after, decision(live('c')))).not.toThrow();
  expect(() => assertAccepted(after, decision({ kind: 'refused', release: 'c' }))).toThrow(
    'c is not the live release or the candidate of mf-search.',
  );
});

test.each<[what: string, changes: Change[], live: string | undefined]>([
  ['that had none', [released('a'), live('a'), withdrawn('a'), released('b'), live('b')], undefined],
  ['whose release before was withdrawn meanwhile', [...TWO, released('c'), live('c'), withdrawn('b')], 'a'],
  ['that went back to an older one', [...TWO, released('c'), live('c'), live('a', true), live('c')], 'a'],
])('a refused release of a remote %s never makes a withdrawn one live', (_what, changes, expected) => {
  const last = changes.findLast(({ kind }) => kind === 'live');
  const release = last && 'release' in last && typeof last.release === 'string' ? last.release : '';

  expect(remoteState(entries(...changes, { kind: 'refused', release }), 'mf-search').live).toBe(expected);
});

test('the release before is older than the live one: a newer one has been rolled back', () => {
  const state = remoteState(entries(...TWO, released('c'), live('c'), live('b', true)), 'mf-search');

  expect(state.earlier).toEqual(['c', 'a']);
  expect(releaseBefore(state)).toBe('a');
});

test('a withdrawn release that was rolled back to is replaced by the one before it', () => {
  expect(
    remoteState(entries(...TWO, released('c'), live('c'), live('b', true), withdrawn('b')), 'mf-search').live,
  ).toBe('a');
});

test('a remote whose only release is withdrawn has none', () => {
  expect(registryDocument(entries(released('a'), live('a'), withdrawn('a'))).remotes).toEqual({ 'mf-search': null });
});

test('a release that was not live is withdrawn without a change of the document', () => {
  expect(registryDocument(entries(...TWO, released('c'), withdrawn('c')))).toEqual({
    ...registryDocument(entries(...TWO)),
    generation: { epoch: 1, number: 6 },
  });
});

test('a remote of which no release was live is not in the document: it would be withdrawn', () => {
  const nothing = { remotes: {}, previous: {}, candidates: {}, generation: { epoch: 1, number: 1 } };

  expect(registryDocument(entries(released('a')))).toEqual(nothing);
  expect(registryDocument(entries({ kind: 'frozen' }))).toEqual(nothing);
  expect(registryState(entries({ kind: 'frozen' })).get('mf-search')?.frozen?.actor).toBe('anna');
});

test.each<[change: Change, problem: string]>([
  [live('c'), 'mf-search has no release c. It has a, b.'],
  [withdrawn('c'), 'mf-search has no release c.'],
  [{ kind: 'thawed' }, 'mf-search is not frozen.'],
])('%j is refused', (change, problem) => {
  expect(() => assertAccepted(entries(...TWO), decision(change))).toThrow(problem);
});

test('a withdrawn release is never live again', () => {
  const after = entries(...TWO, withdrawn('b'));

  expect(() => assertAccepted(after, decision(live('b')))).toThrow('b was withdrawn by anna: because');
});

test.each([released('c'), live('a'), { kind: 'frozen' } as const])('%j of a frozen remote is refused', (change) => {
  expect(() => assertAccepted(entries(...TWO, { kind: 'frozen' }), decision(change))).toThrow(
    'mf-search is frozen since 2026-11-30T10:00:00.000Z by anna: because',
  );
});

test('a release of a frozen remote can be withdrawn, and one of a thawed remote can go live', () => {
  expect(() => assertAccepted(entries(...TWO, { kind: 'frozen' }), decision(withdrawn('b')))).not.toThrow();
  expect(() =>
    assertAccepted(entries(...TWO, { kind: 'frozen' }, { kind: 'thawed' }), decision(live('a'))),
  ).not.toThrow();
});

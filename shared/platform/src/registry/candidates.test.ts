import type { Change, Decision, RegistryEntry } from './registryEntry.ts';
import { assertAccepted, registryDocument, remoteState } from './registryState.ts';
import { releaseBefore, successorOf } from './remoteState.ts';

const entryOf = (release: string) => ({ release, url: `http://search.example/${release}/`, integrity: 'sha384-x' });
const released = (release: string): Change => ({ kind: 'released', release: entryOf(release) });
const live = (release: string): Change => ({ kind: 'live', release, isPinned: false });
const candidate = (release: string, share: number): Change => ({ kind: 'candidate', release, share });
const withdrawn = (release: string): Change => ({ kind: 'withdrawn', release });
const refused = (release: string): Change => ({ kind: 'refused', release });
const frozen: Change = { kind: 'frozen' };
const RESTORED: Decision = { actor: 'anna', why: 'because', change: { kind: 'restored' } };

function decision(change: Change, remote = 'mf-search'): Decision {
  return { remote, actor: 'anna', why: 'because', change };
}

/** The entry n is of second n. */
function entriesOf(...decisions: Decision[]): RegistryEntry[] {
  let epoch = 1;
  return decisions.map((each, at) => {
    if (each.remote === undefined) epoch += 1;
    return { ...each, epoch, number: at + 1, previous: null, at: `2026-11-30T10:00:0${at + 1}.000Z` };
  });
}

function entries(...changes: Change[]): RegistryEntry[] {
  return entriesOf(...changes.map((change) => decision(change)));
}

function search(...changes: Change[]) {
  return remoteState(entries(...changes), 'mf-search');
}

/** Of the releases that open tabs may have. */
function previousIds(...changes: Change[]) {
  return registryDocument(entries(...changes)).previous?.['mf-search']?.map(({ release }) => release);
}

const TWO = [released('a'), live('a'), released('b')];
const TESTED = [...TWO, candidate('b', 5)];

test('a candidate is in the document with its share, beside the live release', () => {
  expect(registryDocument(entries(...TESTED))).toEqual({
    remotes: { 'mf-search': entryOf('a') },
    previous: { 'mf-search': [] },
    candidates: { 'mf-search': { release: entryOf('b'), share: 5, since: '2026-11-30T10:00:04.000Z' } },
    generation: { epoch: 1, number: 4 },
  });
});

test('the same release as candidate once more changes its share, and not when it began', () => {
  expect(search(...TESTED, candidate('b', 25)).candidate).toEqual({
    release: 'b',
    share: 25,
    since: '2026-11-30T10:00:05.000Z',
    began: '2026-11-30T10:00:04.000Z',
  });
});

test.each<[what: string, changes: Change[], change: Change, problem: string]>([
  ['of an unknown release', TWO, candidate('c', 5), 'mf-search has no release c. It has a, b.'],
  ['of a withdrawn release', [...TWO, withdrawn('b')], candidate('b', 5), 'b was withdrawn by anna: because'],
  ['of the live release', TWO, candidate('a', 5), 'a is the live release of mf-search already.'],
  ['without a live release', [released('a')], candidate('a', 5), 'Publish it live at once.'],
  ['of a frozen remote', [...TWO, frozen], candidate('b', 5), 'mf-search is frozen since'],
  [
    'beside another one',
    [...TESTED, released('c')],
    candidate('c', 5),
    'mf-search has the candidate b at 5 %. Roll it back or promote it first.',
  ],
  ['whose share changes while it is frozen', [...TESTED, frozen], candidate('b', 25), 'mf-search is frozen since'],
  ['that becomes live while it is frozen', [...TESTED, frozen], live('b'), 'mf-search is frozen since'],
])('a candidate %s is not accepted', (_what, changes, change, problem) => {
  expect(() => assertAccepted(entries(...changes), decision(change))).toThrow(problem);
});

test('no more than two remotes have a candidate at the same time', () => {
  const tested = (remote: string) => TESTED.map((change) => decision(change, remote));
  const two = entriesOf(...tested('mf-a'), ...tested('mf-b'), ...TWO.map((change) => decision(change)));

  expect(() => assertAccepted(two, decision(candidate('b', 1)))).toThrow('mf-a and mf-b have candidates');
  expect(() => assertAccepted(two, decision(candidate('b', 25), 'mf-b'))).not.toThrow();
});

test.each<[what: string, change: Change, live: string]>([
  ['becomes live', live('b'), 'b'],
  ['has another live release beside it', live('c'), 'c'],
  ['is refused', refused('b'), 'a'],
  ['is withdrawn', withdrawn('b'), 'a'],
])('a candidate that %s has ended', (_what, change, expected) => {
  expect(search(...TESTED, released('c'), change)).toMatchObject({ live: expected, candidate: undefined });
});

test('a candidate ends with the live release that it was compared with', () => {
  expect(search(...TESTED, withdrawn('a'))).toMatchObject({ live: undefined, candidate: undefined });
});

test('a freeze leaves the candidate as it is, and it can be withdrawn', () => {
  const after = entries(...TESTED, frozen);

  expect(remoteState(after, 'mf-search').candidate).toMatchObject({ release: 'b', share: 5 });
  expect(() => assertAccepted(after, decision(withdrawn('b')))).not.toThrow();
});

test('a refused candidate can be tried again, and a withdrawn one cannot', () => {
  expect(() => assertAccepted(entries(...TESTED, refused('b')), decision(candidate('b', 1)))).not.toThrow();
  expect(() => assertAccepted(entries(...TESTED, withdrawn('b')), decision(live('b')))).toThrow('b was withdrawn');
});

test('the document names an ended candidate as a previous release, as open tabs load its files', () => {
  expect(previousIds(...TESTED, withdrawn('b'))).toEqual(['b']);
  expect(previousIds(...TESTED, live('b'))).toEqual(['a']);
  expect(previousIds(...TESTED, live('b'), refused('b'))).toEqual(['b']);
});

test('the document names no more than 60 previous releases', () => {
  const ids = Array.from({ length: 62 }, (_, at) => `r${at}`);
  const ended = ids.flatMap((id) => [released(id), candidate(id, 1), withdrawn(id)]);
  const all: RegistryEntry[] = [...TWO, ...ended].map((change, at) => ({
    remote: 'mf-search',
    actor: 'anna',
    why: 'because',
    change,
    epoch: 1,
    number: at + 1,
    previous: null,
    at: '2026-11-30T10:00:00.000Z',
  }));

  const previous = registryDocument(all).previous?.['mf-search'];

  expect(previous).toHaveLength(60);
  expect(previous?.[0]?.release).toBe('r61');
});

test('a candidate that was never live is neither the release before nor the successor', () => {
  const state = search(...TESTED, refused('b'), released('c'), live('c'));

  expect(releaseBefore(state)).toBe('a');
  expect(successorOf(state)).toBe('a');
});

test('a release with other files under a known id is not accepted, and one at another address is', () => {
  const moved = { ...entryOf('b'), url: 'http://other.example/b/' };

  expect(() =>
    assertAccepted(
      entries(...TWO),
      decision({ kind: 'released', release: { ...entryOf('b'), integrity: 'sha384-y' } }),
    ),
  ).toThrow('b exists with other files. An id is never used twice');
  expect(() => assertAccepted(entries(...TWO), decision({ kind: 'released', release: moved }))).not.toThrow();
  expect(search(...TWO, { kind: 'released', release: moved }).releases.get('b')).toEqual(moved);
});

test('a restored copy starts the next epoch, and changes no remote', () => {
  const before = TESTED.map((change) => decision(change));
  const after = registryDocument(entriesOf(...before, RESTORED));

  expect(() => assertAccepted(entriesOf(...before), RESTORED)).not.toThrow();
  expect(after).toEqual({ ...registryDocument(entriesOf(...before)), generation: { epoch: 2, number: 5 } });
});

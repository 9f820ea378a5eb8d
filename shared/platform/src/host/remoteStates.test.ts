import type { RegistryRelease } from '../contract/registry.ts';
import type { RegistrySource } from '../contract/registrySource.ts';
import { aLiveRelease } from '../testing/aProcess.ts';
import { refusalAfter } from './refusal.ts';
import { remoteStatesAt } from './remoteStates.ts';
import { TemporaryFailure } from './temporaryFailure.ts';

const ORIGIN_WAIT_MS = 60_000;
const A: RegistryRelease = { release: '1.0.0-a', url: 'http://localhost:3002/1.0.0-a/', integrity: 'sha384-a' };

interface Case {
  error?: Error;
  live?: boolean;
  named?: RegistryRelease | null | 'unknown';
  unreadable?: RegistrySource;
}

/** The state of mf-search, which has been refused, or whose registry is unreadable, since the time 0. */
function stateAt(now: number, { error, live = false, named = A, unreadable }: Case) {
  const remote = {
    live: live ? aLiveRelease('mf-search', A) : undefined,
    named: named === 'unknown' ? undefined : named,
    refusal: error && refusalAfter(undefined, { entry: A, error, at: 0, step: 'rehearsal', hasLive: live }),
  };
  const states = remoteStatesAt(now, new Map([['mf-search', remote]]), {
    unreadable: unreadable ? [{ ...unreadable, since: 0 }] : [],
    originWaitMs: ORIGIN_WAIT_MS,
  });
  return Object.entries(states).flatMap(([state, remotes]) => remotes.map((name) => `${name} ${state}`));
}

const OWN: RegistrySource = { remote: 'mf-search', address: 'http://mf-search:8080/registry.json' };
const SHARED: RegistrySource = { remote: undefined, address: 'registry.json' };
const LATE = new TemporaryFailure('machine', 'The rehearsal took longer than 180000 ms.');
const AWAY = new TemporaryFailure('origin', 'fetch failed');

test.each<[string, Case, string[], string[]]>([
  ['on the way', {}, ['mf-search pending'], ['mf-search pending']],
  ['live', { live: true }, ['mf-search live'], ['mf-search live']],
  ['live, with a newer release refused', { live: true, error: LATE }, ['mf-search live'], ['mf-search live']],
  ['refused by its own fault', { error: new Error('no') }, ['mf-search missing'], ['mf-search missing']],
  ['delayed by a busy machine', { error: LATE }, ['mf-search pending'], ['mf-search pending']],
  ['at an origin that does not respond', { error: AWAY }, ['mf-search pending'], ['mf-search missing']],
  ['withdrawn', { named: null }, [], []],
  [
    'of a registry that cannot be read',
    { named: 'unknown', unreadable: OWN },
    ['mf-search pending'],
    ['mf-search missing'],
  ],
  [
    'restored while its registry cannot be read',
    { named: 'unknown', unreadable: OWN, live: true },
    ['mf-search live'],
    ['mf-search live'],
  ],
  [
    'restored while the registry of all remotes cannot be read',
    { named: 'unknown', unreadable: SHARED, live: true },
    ['mf-search live'],
    ['mf-search live'],
  ],
  [
    'unknown, as the registry of all remotes cannot be read',
    { named: 'unknown', unreadable: SHARED },
    ['registry.json pending'],
    ['registry.json missing'],
  ],
])('a start sees a remote that is %s, within a minute and later', (_what, remote, soon, later) => {
  expect(stateAt(ORIGIN_WAIT_MS - 1, remote)).toEqual(soon);
  expect(stateAt(ORIGIN_WAIT_MS, remote)).toEqual(later);
});

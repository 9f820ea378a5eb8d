import type { RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { timeLimit } from '../settings/timeLimit.ts';
import { RefusedReleases } from './refusedReleases.ts';
import { TemporaryFailure } from './temporaryFailure.ts';

const entryOf = (release: string): RegistryRelease => ({
  release,
  url: `http://localhost:3001/${release}/`,
  integrity: 'sha384-a',
});
const B = entryOf('1.0.1-b');
const HTTP_404 = new Error('HTTP 404');
const ATTEMPT = { at: 0, step: 'rehearsal', hasLive: true } as const;

function refusing(...remotes: string[]): RefusedReleases {
  const refused = new RefusedReleases();
  for (const remote of remotes) refused.add(remote, B, HTTP_404, ATTEMPT);
  return refused;
}

test('a refused release is listed with its reason', () => {
  expect(refusing('mf-catalog').reasons()).toEqual({ 'mf-catalog': '1.0.1-b: Error: HTTP 404' });
});

test('a refused release is listed with the time of its first refusal', () => {
  const refused = refusing('mf-catalog');
  refused.add('mf-catalog', B, HTTP_404, { ...ATTEMPT, at: 5_000 });
  expect(refused.since()).toEqual({ 'mf-catalog': '1970-01-01T00:00:00.000Z' });

  refused.add('mf-catalog', entryOf('1.0.2-c'), HTTP_404, { ...ATTEMPT, at: 9_000 });
  expect(refused.since()).toEqual({ 'mf-catalog': '1970-01-01T00:00:09.000Z' });
});

test('a refused release is forgotten once the registry names the live release', () => {
  const refused = refusing('mf-catalog', 'mf-search');

  refused.delete('mf-catalog');

  expect(Object.keys(refused.reasons())).toEqual(['mf-search']);
});

test('a refused release is forgotten once the registry does not name its remote', () => {
  const refused = refusing('mf-guides', 'mf-search');

  refused.keepOnly(new Set(['mf-catalog', 'mf-search']));

  expect(Object.keys(refused.reasons())).toEqual(['mf-search']);
});

test('a refusal is new unless the one before had the same reason', () => {
  const refused = new RefusedReleases();
  const reasons = ['HTTP 404', 'HTTP 404', 'HTTP 403', 'HTTP 404'];

  expect(reasons.map((reason) => refused.add('mf-catalog', B, new Error(reason), ATTEMPT))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test.each([
  ['by its own fault', HTTP_404, true, [5_000, 30_000, 300_000, 300_000]],
  ['by a busy machine', new TemporaryFailure('machine', 'late'), true, [1_000, 5_000, 60_000, 60_000]],
  ['without a live one, by a busy machine', new TemporaryFailure('machine', 'late'), false, [500, 1_000, 2_000, 2_000]],
  ['without a live one, by its origin', new TemporaryFailure('origin', 'away'), false, [500, 1_000, 2_000, 2_000]],
  ['without a live one, by its own fault', HTTP_404, false, [5_000, 30_000, 300_000, 300_000]],
])('a release refused %s is tried again after longer and longer times', (_why, error, hasLive, waits) => {
  const refused = new RefusedReleases();
  const retries = waits.map(() => {
    refused.add('mf-catalog', B, error, { ...ATTEMPT, hasLive });
    return refused.get('mf-catalog', B)?.retryAt;
  });

  expect(retries).toEqual(waits.map(timeLimit));
});

test.each([
  ['release', 'mf-catalog', entryOf('1.0.2-c')],
  ['hash of the release', 'mf-catalog', { ...B, integrity: 'sha384-c' }],
  ['address of the release', 'mf-catalog', { ...B, url: 'http://localhost:3009/1.0.1-b/' }],
  ['remote', 'mf-search', B],
])('another %s has not been refused', (_title, remote, entry) => {
  const refused = refusing('mf-catalog');

  expect(refused.get(remote, entry)).toBeUndefined();
  expect(refused.get('mf-catalog', { ...B })).toBeDefined();
});

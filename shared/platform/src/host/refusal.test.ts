import type { RegistryRelease } from '../contract/registry.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { isOf, refusalAfter, type Refusal } from './refusal.ts';
import { TemporaryFailure } from './temporaryFailure.ts';

const entryOf = (release: string): RegistryRelease => ({
  release,
  url: `http://localhost:3001/${release}/`,
  integrity: 'sha384-a',
});
const B = entryOf('1.0.1-b');
const HTTP_404 = new Error('HTTP 404');
const ATTEMPT = { entry: B, error: HTTP_404, at: 0, step: 'rehearsal', hasLive: true } as const;

test('a release that fails again keeps the time of its first refusal, and another one gets its own', () => {
  const first = refusalAfter(undefined, { ...ATTEMPT, at: 1_000 });
  const again = refusalAfter(first, { ...ATTEMPT, at: 5_000 });
  const other = refusalAfter(again, { ...ATTEMPT, entry: entryOf('1.0.2-c'), at: 9_000 });

  expect([first, again, other].map(({ since, attempts }) => [since, attempts])).toEqual([
    [1_000, 1],
    [1_000, 2],
    [9_000, 1],
  ]);
  expect(again.reason).toBe('Error: HTTP 404');
});

test.each([
  ['by its own fault', HTTP_404, true, [5_000, 30_000, 300_000, 300_000]],
  ['by a busy machine', new TemporaryFailure('machine', 'late'), true, [1_000, 5_000, 60_000, 60_000]],
  ['without a live one, by a busy machine', new TemporaryFailure('machine', 'late'), false, [500, 1_000, 2_000, 2_000]],
  ['without a live one, by its origin', new TemporaryFailure('origin', 'away'), false, [500, 1_000, 2_000, 2_000]],
  ['without a live one, by its own fault', HTTP_404, false, [5_000, 30_000, 300_000, 300_000]],
])('a release refused %s is tried again after longer and longer times', (_why, error, hasLive, waits) => {
  let refusal: Refusal | undefined;
  const retries = waits.map(() => {
    refusal = refusalAfter(refusal, { ...ATTEMPT, error, hasLive });
    return refusal.retryAt;
  });

  expect(retries).toEqual(waits.map(timeLimit));
});

test.each([
  ['release', entryOf('1.0.2-c')],
  ['hash of the release', { ...B, integrity: 'sha384-c' }],
  ['address of the release', { ...B, url: 'http://localhost:3009/1.0.1-b/' }],
])('another %s has not been refused', (_title, entry) => {
  const refusal = refusalAfter(undefined, ATTEMPT);

  expect(isOf(refusal, entry)).toBe(false);
  expect(isOf(refusal, { ...B })).toBe(true);
});

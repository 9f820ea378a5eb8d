import { retryAfterSeconds } from './retryAfterSeconds.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['120', 120],
  ['Sun, 01 Mar 2026 12:02:00 GMT', 120],
  ['Sun, 01 Mar 2026 11:59:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After "%s" is a delay of %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(new Response(null, { headers: { 'retry-after': header } }), NOW_MS)).toBe(seconds);
});

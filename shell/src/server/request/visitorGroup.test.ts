import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { aCandidate } from '../../testing/aCandidate.ts';
import { aRequest, aResolver } from '../../testing/aVisitor.ts';
import { visitorGroupOf } from './visitorGroup.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const candidates = aCandidate('mf-search', 'b', 5);
const first = firstGroupOf('mf-search', 'b');

const groupWith = (cookie?: string, agent = FIREFOX, releases = candidates) =>
  visitorGroupOf({ 'user-agent': agent, ...(cookie && { cookie }) }, releases, false, () => first);

test('a new visitor draws a group, and the cookie has it and nothing else', () => {
  const { candidates: got, cookie } = groupWith();

  expect([...got.keys()]).toEqual(['mf-search']);
  expect(cookie).toBe(`ralph-group=${first}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`);
});

test('a visitor stays in the group of the cookie', () => {
  const other = (first + 50) % 100;

  const { candidates: got, cookie } = groupWith(`ralph-group=${other}`);

  expect(got.size).toBe(0);
  expect(cookie).toContain(`ralph-group=${other};`);
});

test.each(['100', '-1', 'x', '1.5', ''])('the group "%s" of a cookie is drawn again', (value) => {
  expect(groupWith(`ralph-group=${value}`).cookie).toContain(`ralph-group=${first};`);
});

test('a crawler gets the live releases and no cookie', () => {
  expect(groupWith(`ralph-group=${first}`, GOOGLEBOT)).toEqual({ candidates: new Map(), cookie: undefined });
});

test('without a candidate there is no cookie, and one of an earlier candidate is removed', () => {
  const none = { candidates: () => new Map(), hasCandidates: () => false };

  expect(groupWith(undefined, FIREFOX, none)).toEqual({ candidates: new Map(), cookie: undefined });
  expect(groupWith('ralph-group=7', FIREFOX, none).cookie).toContain('ralph-group=; Path=/; Max-Age=0');
});

test('a candidate that is not loaded here keeps the group, and its visitors get the live release', () => {
  const { candidates: got, cookie } = groupWith(`ralph-group=${first}`, FIREFOX, {
    candidates: () => new Map(),
    hasCandidates: () => true,
  });

  expect(got.size).toBe(0);
  expect(cookie).toContain(`ralph-group=${first};`);
});

test.each([
  ['with a candidate', undefined, candidates, false],
  ['with the cookie of an ended candidate', 'ralph-group=7', undefined, false],
  ['without either', undefined, undefined, true],
])('%s, shared caches may keep the page: %s', async (_what, cookie, releases, isForAll) => {
  const resolved = await aResolver({}, releases).resolveVisitor(aRequest(cookie));

  expect(resolved).toMatchObject({ kind: 'serve', visitor: { isForAll } });
});

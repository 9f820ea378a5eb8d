import { flashCookie, flashFrom, noFlashCookie, type Flash } from './flash.ts';

const PATH = '/p/krokar/krok-ek';
const ADDED: Flash = { path: PATH, told: { kind: 'added', skuId: 71 } };

/** What a browser sends back of a Set-Cookie. */
const sentBack = (cookie: string | undefined) => `ralph-cart=c-1; ${cookie?.split(';', 1)[0] ?? ''}`;
const forged = (text: string) => `flash=${encodeURIComponent(text)}`;

test('what a form told reaches the page that it was told for', () => {
  expect(flashFrom(sentBack(flashCookie(ADDED, false)), PATH, false)).toEqual(ADDED);
  expect(flashFrom(sentBack(flashCookie({ path: PATH, told: null }, false)), PATH, false)).toEqual({
    path: PATH,
    told: null,
  });
});

test('no script reads it, it lives for a minute, and an https shop keeps it from plain connections', () => {
  expect(flashCookie(ADDED, true)).toMatch(/^__Host-flash=[^;]+; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  expect(flashCookie(ADDED, false)).not.toContain('Secure');
  expect(noFlashCookie(true)).toBe('__Host-flash=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly');
});

test('a page of another path is told nothing', () => {
  expect(flashFrom(sentBack(flashCookie(ADDED, false)), '/', false)).toBeUndefined();
});

test('what is too long for a cookie is not sent', () => {
  expect(flashCookie({ path: `/${'x'.repeat(1_000)}`, told: null }, false)).toBeUndefined();
});

test.each([
  ['no JSON', 'added'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no path', '{"told":{"kind":"added"}}'],
  ['nothing told', `{"path":"${PATH}"}`],
  ['a field too many', `{"path":"${PATH}","told":null,"text":"<b>Hej</b>"}`],
  ['something told that is no fact', `{"path":"${PATH}","told":{"kind":{"toString":"x"}}}`],
  ['too much', `{"path":"${PATH}","told":{"kind":"${'x'.repeat(1_000)}"}}`],
])('a forged cookie with %s tells nothing', (_what, text) => {
  expect(flashFrom(forged(text), PATH, false)).toBeUndefined();
});

test('without the cookie, or with one that cannot be decoded, nothing is told', () => {
  expect(flashFrom(undefined, PATH, false)).toBeUndefined();
  expect(flashFrom('flash=%E0%A4%A', PATH, false)).toBeUndefined();
});

test('an https shop ignores a flash cookie that another subdomain can plant', () => {
  const planted = sentBack(flashCookie(ADDED, false));

  expect(flashFrom(planted, PATH, true)).toBeUndefined();
  expect(flashFrom(sentBack(flashCookie(ADDED, true)), PATH, true)).toEqual(ADDED);
});

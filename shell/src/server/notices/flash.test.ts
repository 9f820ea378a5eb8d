import { flashCookie, flashFrom, expiredFlashCookie, type Flash } from './flash.ts';

const PATH = '/p/krokar/krok-ek';
const ADDED: Flash = { path: PATH, result: { kind: 'added', skuId: 71 } };

/** The Cookie header after a Set-Cookie header. */
const sentBack = (cookie: string | undefined) => `ralph-cart=c-1; ${cookie?.split(';', 1)[0] ?? ''}`;
const forged = (text: string) => `flash=${encodeURIComponent(text)}`;

test('the result of a form reaches the page of its path', () => {
  expect(flashFrom(sentBack(flashCookie(ADDED, false)), PATH, false)).toEqual(ADDED);
  expect(flashFrom(sentBack(flashCookie({ path: PATH, result: null }, false)), PATH, false)).toEqual({
    path: PATH,
    result: null,
  });
});

test('the cookie is HttpOnly, expires after a minute, and is Secure on https', () => {
  expect(flashCookie(ADDED, true)).toMatch(/^__Host-flash=[^;]+; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  expect(flashCookie(ADDED, false)).not.toContain('Secure');
  expect(expiredFlashCookie(true)).toBe('__Host-flash=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly');
});

test('a page of another path ignores the result', () => {
  expect(flashFrom(sentBack(flashCookie(ADDED, false)), '/', false)).toBeUndefined();
});

test('a result that is too long for a cookie is not sent', () => {
  expect(flashCookie({ path: `/${'x'.repeat(1_000)}`, result: null }, false)).toBeUndefined();
});

test.each([
  ['no JSON', 'added'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no path', '{"result":{"kind":"added"}}'],
  ['no result', `{"path":"${PATH}"}`],
  ['an unknown field', `{"path":"${PATH}","result":null,"text":"<b>Hej</b>"}`],
  ['a nested value', `{"path":"${PATH}","result":{"kind":{"toString":"x"}}}`],
  ['too long a value', `{"path":"${PATH}","result":{"kind":"${'x'.repeat(1_000)}"}}`],
])('a forged cookie with %s is ignored', (_what, text) => {
  expect(flashFrom(forged(text), PATH, false)).toBeUndefined();
});

test('a missing cookie and one that cannot be decoded have no result', () => {
  expect(flashFrom(undefined, PATH, false)).toBeUndefined();
  expect(flashFrom('flash=%E0%A4%A', PATH, false)).toBeUndefined();
});

test('an https shop ignores a flash cookie that another subdomain can plant', () => {
  const planted = sentBack(flashCookie(ADDED, false));

  expect(flashFrom(planted, PATH, true)).toBeUndefined();
  expect(flashFrom(sentBack(flashCookie(ADDED, true)), PATH, true)).toEqual(ADDED);
});

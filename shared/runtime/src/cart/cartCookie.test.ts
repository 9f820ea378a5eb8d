import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS, cartIdFrom } from './cartCookie.ts';

test('the cookie is called ralph-cart and lasts one year', () => {
  expect([CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS]).toEqual(['ralph-cart', 365 * 24 * 60 * 60]);
});

test.each([
  ['a GUID', '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90', true],
  ['the minimum length', 'a'.repeat(8), true],
  ['the maximum length', 'a'.repeat(64), true],
  ['too short', 'a'.repeat(7), false],
  ['too long', 'a'.repeat(65), false],
  ['empty', '', false],
  ['markup', '"><script>', false],
  ['two lines', `${'a'.repeat(8)}\n`, false],
])('cartIdFrom accepts only valid ids: %s', (_what, text, isId) => {
  expect(cartIdFrom(text)).toBe(isId ? text : undefined);
});

test('without a cookie there is no id', () => {
  expect(cartIdFrom(undefined)).toBeUndefined();
});

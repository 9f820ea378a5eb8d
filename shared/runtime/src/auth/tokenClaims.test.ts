import { tokenClaims } from '@hemvaror/domain/tokenClaims';
import { aToken } from '../testing/aToken.ts';

test('claims are read by the last segment of their name [AUTH-14]', () => {
  const token = aToken({
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid': '42',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name': 'astrid.lind@hemvist.example',
    CustomerType: 'Organization',
    SpoofedBy: 'stina@hemvist.example',
    exp: 1_790_000_000,
  });

  expect(tokenClaims(token)).toEqual({
    userId: '42',
    userName: 'astrid.lind@hemvist.example',
    customerType: 'ORGANIZATION',
    spoofedBy: 'stina@hemvist.example',
    expiresAt: 1_790_000_000,
  });
});

test('a base64url body with non-ASCII letters is decoded as UTF-8 [AUTH-14]', () => {
  // Encodes to both characters in which base64url differs from base64.
  const name = 'åsa>>>???ÿÿ@hemvist.example';
  const token = aToken({ name });
  expect(token.split('.')[1]).toMatch(/-.*_|_.*-/);

  expect(tokenClaims(token)?.userName).toBe(name);
});

test('claims that are missing or of another type are undefined [AUTH-14]', () => {
  expect(tokenClaims(aToken({ sid: 42, CustomerType: 'Guest', exp: 'soon' }))).toEqual({
    userId: undefined,
    userName: undefined,
    customerType: undefined,
    spoofedBy: undefined,
    expiresAt: undefined,
  });
});

test.each(['', 'abc', 'a.b', 'a.%%%.c', `a.${btoa('no json')}.c`, `a.${btoa('7')}.c`, `a.${btoa('null')}.c`])(
  '"%s" is not a token [AUTH-14]',
  (text) => {
    expect(tokenClaims(text)).toBeNull();
  },
);

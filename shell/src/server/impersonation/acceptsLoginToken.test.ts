import { acceptsLoginToken } from './acceptsLoginToken.ts';

test.each([
  '/account',
  '/en/account',
  '/se/en/my-account/orders',
  '/mina-sidor/ordrar',
  '/mina-sidor/installningar',
  '/mina-sidor/saldo',
  '/preview-widgets',
])('the protected page %s accepts a login token [ROUTE-44]', (path) => {
  expect(acceptsLoginToken(path)).toBe(true);
});

test.each(['/', '/c/textil', '/kassan', '/account/reset-password', '/my.account', '/a/b/c/account', '/accounts'])(
  '%s accepts no login token',
  (path) => {
    expect(acceptsLoginToken(path)).toBe(false);
  },
);

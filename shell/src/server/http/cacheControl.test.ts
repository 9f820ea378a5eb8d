import { createRoutes, exposesForUrl } from '../../app/routes/routes.tsx';
import type { PageSource } from '../../app/core/pageSource.ts';
import { cacheControl, hasLoginCookie } from './cacheControl.ts';

const unused = async () => {
  throw new Error('This test loads no page.');
};
const pages: PageSource = {
  load: unused,
  slot: async () => undefined,
  slotTimeoutMs: 1,
  loaderTimeoutMs: 1,
  onFailure: () => undefined,
};
const isPrivate = (path: string) =>
  exposesForUrl(createRoutes({ pages, localePrefix: { locale: 'sv' } }, unused), path).isPrivate;

test.each([
  '/kassan',
  '/checkout/confirm',
  '/checkout/klarna-fail',
  '/order/3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
  '/account',
  '/account/reset-password',
  '/mina-sidor/ordrar',
  '/mina-sidor/installningar',
  '/mina-sidor/saldo',
  '/preview-widgets',
])('the document of %s is never stored', (path) => {
  expect(isPrivate(path)).toBe(true);
});

test.each(['/', '/c/textil', '/p/krokar/krok-ek', '/s/krok', '/favoriter', '/missing/page'])(
  'the document of %s may be stored for the back button',
  (path) => {
    expect(isPrivate(path)).toBe(false);
  },
);

test.each(['ralph-user=anna%40hemvist.example', 'ralph-auth=x', 'a=1; apollo-token=expired'])(
  'a document requested with the cookie %s is not stored',
  (cookies) => {
    expect(hasLoginCookie(cookies)).toBe(true);
  },
);

test('a document requested without a login cookie may be stored', () => {
  expect(hasLoginCookie('ralph-cart=c-1; locale=sv')).toBe(false);
  expect([cacheControl(true), cacheControl(false)]).toEqual(['private, no-store', 'private, no-cache']);
});

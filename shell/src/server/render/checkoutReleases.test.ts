import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { checkoutReleases, isCheckoutPath } from './checkoutReleases.ts';

test.each([
  ['/kassan', true],
  ['/kassan/', true],
  ['/checkout/klarna-fail', true],
  ['/checkout/confirm', false],
  ['/kassan/krok', false],
  ['/', false],
])('%s is in the checkout: %s', (pathname, expected) => {
  expect(isCheckoutPath(pathname, { locale: 'sv' })).toBe(expected);
});

test('in English and with a market the checkout has its own address', () => {
  expect(isCheckoutPath('/de/en/checkout', { locale: 'en', market: 'de' })).toBe(true);
  expect(isCheckoutPath('/kassan', { locale: 'en' })).toBe(false);
});

test('the checkout names one remote, and loads no expose of another [OP-67]', async () => {
  const remote = (name: string) => ({ container: name, entry: `/remotes/${name}/remoteEntry.js` });
  const all: ReleaseSnapshot = {
    load: async (id) => id,
    has: () => true,
    releaseOf: () => undefined,
    webFiles: (ids) => ({ js: [...ids], css: [] }),
    pageRemotes: { 'mf-search': remote('mf-search'), 'mf-cart-checkout': remote('mf-cart-checkout') },
    integrityOf: () => undefined,
    fileOf: () => undefined,
  };

  const own = checkoutReleases(all);

  expect(Object.keys(own.pageRemotes)).toEqual(['mf-cart-checkout']);
  expect(own.webFiles(['mf-search/SearchBox', 'mf-cart-checkout/CheckoutPage']).js).toEqual([
    'mf-cart-checkout/CheckoutPage',
  ]);
  expect([own.has('mf-search/SearchBox'), own.has('mf-cart-checkout/CartPanel')]).toEqual([false, true]);
  await expect(own.load('mf-search/SearchBox')).rejects.toThrow('not allowed in the checkout');
  await expect(own.load('mf-cart-checkout/CartPanel')).resolves.toBe('mf-cart-checkout/CartPanel');
});

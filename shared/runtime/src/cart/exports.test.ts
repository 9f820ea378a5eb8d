import * as cartCookie from './cartCookie.ts';
import * as cartProvider from './CartProvider.tsx';
import * as cartSession from './cartSession.ts';
import * as cartTotals from './cartTotals.ts';

/** Remotes of earlier releases import these names from the shared copy: removing or renaming one breaks them. */
test.each([
  ['cartSession', cartSession, ['cartContext', 'createCartSession']],
  ['cartTotals', cartTotals, ['cartValue', 'itemCount', 'quantityInCart']],
  ['cartCookie', cartCookie, ['CART_COOKIE', 'CART_COOKIE_MAX_AGE_SECONDS', 'CHECKOUT_MARKET_COOKIE', 'cartIdFrom']],
  ['CartProvider', cartProvider, ['CartProvider', 'useCart', 'useCartSession']],
])('%s exports its public names', (_name, module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names);
});

test('a cart session has its public methods', () => {
  const session = cartSession.createCartSession({
    operations: {
      query: () => Promise.reject(new Error('unused')),
      mutate: () => Promise.reject(new Error('unused')),
      executeWithRefusals: () => Promise.reject(new Error('unused')),
      subscribe: () => Promise.resolve(),
      restartSubscriptions: () => Promise.resolve(),
      reset: () => Promise.resolve(),
      prefetch: () => undefined,
    },
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });

  expect(Object.keys(session).toSorted()).toEqual(
    [
      'add',
      'change',
      'clearMerge',
      'clearNotice',
      'getSnapshot',
      'knownId',
      'load',
      'replace',
      'reset',
      'subscribe',
    ].toSorted(),
  );
});

import * as cartCookie from './cartCookie.ts';
import * as cartProvider from './CartProvider.tsx';
import * as cartSession from './cartSession.ts';
import * as cartTotals from './cartTotals.ts';

/** Remotes that were built last month import these names from the one shared copy: none may go or be renamed. */
test.each([
  ['cartSession', cartSession, ['cartContext', 'createCartSession']],
  ['cartTotals', cartTotals, ['cartValue', 'itemCount', 'quantityInCart']],
  ['cartCookie', cartCookie, ['CART_COOKIE', 'CART_COOKIE_MAX_AGE_SECONDS', 'CHECKOUT_MARKET_COOKIE', 'cartIdFrom']],
  ['CartProvider', cartProvider, ['CartProvider', 'useCart', 'useCartSession']],
])('%s exports what it promised', (_name, module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names);
});

test('a session offers what it promised', () => {
  const session = cartSession.createCartSession({
    operations: {
      query: () => Promise.reject(new Error('unused')),
      mutate: () => Promise.reject(new Error('unused')),
      executeWithRefusals: () => Promise.reject(new Error('unused')),
      reset: () => Promise.resolve(),
      prefetch: () => undefined,
    },
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });

  expect(Object.keys(session).toSorted()).toEqual(
    ['add', 'change', 'clearNotice', 'getSnapshot', 'load', 'replace', 'reset', 'subscribe'].toSorted(),
  );
});

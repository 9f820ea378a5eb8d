import { readCartId, writeCartId } from './cartId.ts';

test('the cart id is stored until it is removed [CART-12]', () => {
  expect(readCartId()).toBeUndefined();

  writeCartId('11111111-2222-4333-8444-555555555555');
  expect(readCartId()).toBe('11111111-2222-4333-8444-555555555555');

  writeCartId(null);
  expect(readCartId()).toBeUndefined();
});

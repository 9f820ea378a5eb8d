import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { createHandoff } from './createHandoff.ts';

const LINE = {
  id: '1',
  skuId: 1,
  quantity: 2,
  message: null,
  unitPrice: null,
  totalPrice: null,
  campaign: null,
  product: null,
};

function aCart(changes: Pick<Cart, 'id' | 'items'>): Cart {
  return { isCompleted: false, promoCode: null, appliedCampaigns: [], summary: null, ...changes };
}

test.each<[what: string, cart: Cart | null, cartId: string | undefined]>([
  ['a cart with items', aCart({ id: 'cart-0001', items: [LINE] }), 'cart-0001'],
  ['a cart without an id', aCart({ id: null, items: [LINE] }), undefined],
  ['an empty cart', aCart({ id: 'cart-0001', items: [] }), undefined],
  ['no cart', null, undefined],
])('the cart id in the handoff for %s', (_what, cart, cartId) => {
  const store = createAppStore({ favorites: { productIds: [7, 3] } });

  expect(createHandoff({ getSnapshot: () => ({ cart, notice: null, pending: [] }) }, store)).toEqual({
    cartId,
    favorites: [7, 3],
  });
});

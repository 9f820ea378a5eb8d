import type { Cart, CartLine } from './cartSession.ts';
import { cartValue, itemCount, quantityInCart } from './cartTotals.ts';

function aLine(skuId: number, quantity: number): CartLine {
  return {
    id: `${skuId}-${quantity}`,
    skuId,
    quantity,
    message: null,
    unitPrice: null,
    totalPrice: null,
    campaign: null,
    product: null,
  };
}

function aCart(items: Cart['items']): Cart {
  const amount = {
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVat: 250,
    sellingPriceExVat: 200,
    discountIncVat: 0,
    sellingPriceIncVatFormatted: '250 kr',
    sellingPriceExVatFormatted: '200 kr',
    regularPriceIncVatFormatted: '250 kr',
    regularPriceExVatFormatted: '200 kr',
    discountIncVatFormatted: '0 kr',
    discountExVatFormatted: '0 kr',
    vatFormatted: '50 kr',
  };
  const summary = {
    fixedAmountDiscountIncVat: 0,
    fixedAmountDiscountExVat: 0,
    subTotal: amount,
    total: amount,
    shipping: null,
    vats: [],
    balance: null,
    fees: null,
  };
  return { id: 'cart-0001', isCompleted: false, promoCode: null, appliedCampaigns: [], items, summary };
}

test('the number of items is the sum of quantities, and 0 without a cart', () => {
  expect(itemCount(aCart([aLine(1, 4), null, aLine(2, 1)]))).toBe(5);
  expect(itemCount(null)).toBe(0);
});

test('the value follows the VAT display, and an empty cart has none', () => {
  expect(cartValue(aCart([aLine(1, 1)]), true)).toBe('250 kr');
  expect(cartValue(aCart([aLine(1, 1)]), false)).toBe('200 kr');
  expect(cartValue(aCart([]), true)).toBeNull();
  expect(cartValue(null, true)).toBeNull();
});

test('the quantity of a sku is that of all its lines', () => {
  const cart = aCart([aLine(1, 4), aLine(2, 1), aLine(1, 2)]);

  expect([1, 2, 3].map((skuId) => quantityInCart(cart, skuId))).toEqual([6, 1, 0]);
});

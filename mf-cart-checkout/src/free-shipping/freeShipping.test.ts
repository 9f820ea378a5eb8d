import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { freeShipping } from './freeShipping.ts';

const stateOf = (left: number, fee: number) =>
  freeShipping(
    aCart({
      summary: aCartSummary({
        subTotal: aPrice(300),
        shipping: aShippingOption(fee, {
          amountLeftToFreeShipping: left,
          amountLeftToFreeShippingFormatted: `${left} kr`,
        }),
      }),
    }),
  );

test.each([
  [600, 49, { isReached: false, amountLeft: '600 kr', share: 300 / 900 }],
  [0, 0, { isReached: true, amountLeft: '0 kr', share: 1 }],
  [0, 49, { isReached: true, amountLeft: '0 kr', share: 1 }],
  [-1, 49, null],
])('free shipping state with an amount left of %s and a fee of %s', (left, fee, expected) => {
  expect(stateOf(left, fee)).toEqual(expected);
});

test('a cart without a summary has no free shipping state', () => {
  expect(freeShipping(aCart({ summary: null }))).toBeNull();
});

test('the progress counts the goods after a promo code [CART-11]', () => {
  const summary = aCartSummary({
    subTotal: aPrice(840, { discountIncVat: 20 }),
    total: aPrice(805, { discountIncVat: 104 }),
    shipping: aShippingOption(49, { amountLeftToFreeShipping: 144 }),
  });

  expect(freeShipping(aCart({ summary }))?.share).toBe(756 / 900);
});

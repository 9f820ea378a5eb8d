import { aCart, aPrice, aSummary } from '../testing/aCart.ts';
import { freeShipping } from './freeShipping.ts';

const stateOf = (left: number, feeIncVat: number) =>
  freeShipping(
    aCart({
      summary: aSummary({
        subTotal: aPrice(300),
        shipping: {
          feeIncVat,
          feeIncVatFormatted: `${feeIncVat} kr`,
          feeExVatFormatted: '',
          isDefault: true,
          amountLeftToFreeShipping: left,
          amountLeftToFreeShippingFormatted: `${left} kr`,
        },
      }),
    }),
  );

test.each([
  [600, 49, { isReached: false, amountLeft: '600 kr', share: 300 / 900 }],
  [0, 0, { isReached: true, amountLeft: '0 kr', share: 1 }],
  [0, 49, { isReached: true, amountLeft: '0 kr', share: 1 }],
  [-1, 49, null],
])('with %s left and a fee of %s', (left, fee, expected) => {
  expect(stateOf(left, fee)).toEqual(expected);
});

test('a cart without a summary says nothing of it', () => {
  expect(freeShipping(aCart({ summary: null }))).toBeNull();
});

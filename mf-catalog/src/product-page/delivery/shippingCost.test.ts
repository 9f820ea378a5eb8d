import { testShop } from '@hemvaror/testing/testShop';
import { shippingCost } from './shippingCost.ts';

const costOf = (price: number, lowestShippingFee: number | null | undefined) => {
  const cost = shippingCost(
    { sellingPriceIncVat: price },
    { ...testShop(), ...(lowestShippingFee !== undefined && { lowestShippingFee }) },
  );
  return cost?.kind === 'from' ? cost.fee.replace('\u00A0', ' ') : cost?.kind;
};

test.each([
  [200, 49, '49 kr'],
  // Free above the limit of 899 kr, not at it.
  [899, 49, '49 kr'],
  [900, 49, 'free'],
  [200, 0, 'free'],
  [200, null, undefined],
  [200, undefined, undefined],
])('the shipping of an item of %s kr with a lowest fee of %s costs %s [CART-10]', (price, fee, expected) => {
  expect(costOf(price, fee)).toBe(expected);
});

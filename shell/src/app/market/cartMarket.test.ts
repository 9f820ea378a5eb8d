import { testShop } from '@hemvaror/testing/testShop';
import { cartMarket } from './cartMarket.ts';

const SHOP = { ...testShop(), market: 'se', checkoutMarket: 'de' };
const ENGLISH = { ...SHOP, locale: 'en' } as const;
const IN_PATH = { ...SHOP, marketAliases: ['se', 'fi'] };

test.each([
  [SHOP, '/kassan', 'de'],
  [SHOP, '/kassan/', 'de'],
  [ENGLISH, '/en/checkout', 'de'],
  [IN_PATH, '/se/kassan', 'de'],
  [SHOP, '/', 'se'],
  [SHOP, '/c/krokar', 'se'],
  [SHOP, '/kassan/krokar', 'se'],
  [SHOP, '/checkout/confirm', 'se'],
])('the cart has the prices of the checkout market in the checkout only: %# [CART-13]', (shop, path, expected) => {
  expect(cartMarket(shop, path)).toBe(expected);
});

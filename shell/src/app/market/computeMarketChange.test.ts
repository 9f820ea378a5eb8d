import type { Shop } from '@hemvaror/runtime/contract/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { computeMarketChange } from './computeMarketChange.ts';
import { aChannel, aMarket } from './testChannel.ts';

const CHANNEL = aChannel('se', [
  aMarket('se', ['sv', 'en']),
  aMarket('fi', [], { currency: { name: 'Euro', code: 'EUR' } }),
  aMarket('eu', ['en']),
  aMarket('kassa', ['sv'], { onlyDisplayInCheckout: true }),
  aMarket('moln', ['sv'], { virtual: true }),
  aMarket('barter', ['sv'], { currency: null }),
]);

function choose(alias: string, given: Partial<Shop> = {}) {
  const location = { pathname: '/se/c/krokar', search: '?sort=PRICE' };
  return computeMarketChange({ alias, shop: { ...testShop(), ...given }, channel: CHANNEL, location });
}

test('LOCALE-16 a market change also sets the checkout market, and the currency', () => {
  expect(choose('fi')?.next).toMatchObject({ shop: { market: 'fi', checkoutMarket: 'fi', currency: 'EUR' } });
});

test('both markets are remembered for a year', () => {
  expect(choose('fi')?.cookies).toEqual([
    ['ralph-selected-market', 'fi', 31_536_000],
    ['ralph-checkout-market', 'fi', 31_536_000],
  ]);
});

test.each(['se', 'nowhere', 'eu', 'kassa', 'moln', ''])('choosing %j changes nothing', (alias) => {
  expect(choose(alias)).toBeNull();
});

test('a page that does not know its channel changes nothing', () => {
  const location = { pathname: '/', search: '' };

  expect(computeMarketChange({ alias: 'fi', shop: testShop(), channel: undefined, location })).toBeNull();
});

test('with the market in the path another one is another document, of the same page', () => {
  const shop = testShop();
  const changed = choose('fi', {
    config: { ...shop.config, marketInPath: true },
    localePrefixes: { sv: { locale: 'sv', market: 'se' }, en: { locale: 'en', market: 'eu' } },
    marketAliases: ['se', 'fi', 'eu'],
  });

  expect(changed?.next).toEqual({ address: '/fi/c/krokar?sort=PRICE' });
});

test('a market without a currency cannot be gone to', () => {
  expect(() => choose('barter')).toThrow('Currency not found for this market');
});

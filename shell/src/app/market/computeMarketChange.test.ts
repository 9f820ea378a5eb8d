import type { Shop } from '@hemvaror/runtime/contract/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { computeMarketChange } from './computeMarketChange.ts';

const CHANNEL = aChannel('se', [
  aMarket('se', ['sv', 'en']),
  aMarket('fi', [], {
    currency: { name: 'Euro', code: 'EUR' },
    deliveryDays: { min: 3, max: 5 },
    lowestShippingFee: 4.9,
  }),
  aMarket('eu', ['en']),
  aMarket('kassa', ['sv'], { onlyDisplayInCheckout: true }),
  aMarket('de', [], { onlyDisplayInCheckout: true, currency: { name: 'Euro', code: 'EUR' } }),
  aMarket('moln', ['sv'], { virtual: true }),
  aMarket('barter', ['sv'], { currency: null }),
]);

function select(alias: string, changes: Partial<Shop> = {}) {
  const location = { pathname: '/se/c/krokar', search: '?sort=PRICE' };
  return computeMarketChange({ alias, shop: { ...testShop(), ...changes }, channel: CHANNEL, location });
}

test('a market change also sets the checkout market and the currency [LOCALE-16]', () => {
  expect(select('fi')?.next).toMatchObject({ shop: { market: 'fi', checkoutMarket: 'fi', currency: 'EUR' } });
});

test('a market change replaces delivery days, country and shipping fee', () => {
  expect(select('fi', { deliveryDays: { min: 1, max: 3 } })?.next).toMatchObject({
    shop: { deliveryDays: { min: 3, max: 5 }, deliveryCountry: 'FI', lowestShippingFee: 4.9 },
  });
  expect(select('kassa', { deliveryDays: { min: 1, max: 3 } })?.next).toMatchObject({ shop: { deliveryDays: null } });
});

test('both markets are stored for a year', () => {
  expect(select('fi')?.cookies).toEqual([
    ['ralph-selected-market', 'fi', 31_536_000],
    ['ralph-checkout-market', 'fi', 31_536_000],
  ]);
});

test('a market of the checkout alone leaves the site in its own market of the same currency [LOCALE-21]', () => {
  expect(select('kassa')?.next).toMatchObject({ shop: { market: 'se', checkoutMarket: 'kassa', currency: 'SEK' } });
});

test('a market of the checkout alone in another currency changes the site to a market of that currency', () => {
  const changed = select('de');

  expect(changed?.next).toMatchObject({ shop: { market: 'fi', checkoutMarket: 'de', currency: 'EUR' } });
  expect(changed?.cookies.map(([name, alias]) => [name, alias])).toEqual([
    ['ralph-selected-market', 'fi'],
    ['ralph-checkout-market', 'de'],
  ]);
});

test('choosing the market of the site again ends the market of the checkout', () => {
  expect(select('se', { checkoutMarket: 'kassa' })?.next).toMatchObject({
    shop: { market: 'se', checkoutMarket: 'se' },
  });
});

test.each(['se', 'nowhere', 'eu', 'moln', ''])('selecting %j changes nothing', (alias) => {
  expect(select(alias)).toBeNull();
});

test('without a channel the market does not change', () => {
  const location = { pathname: '/', search: '' };

  expect(computeMarketChange({ alias: 'fi', shop: testShop(), channel: undefined, location })).toBeNull();
});

test('with the market in the path, a change leads to the same page at the path of the new market', () => {
  const shop = testShop();
  const changed = select('fi', {
    config: { ...shop.config, marketInPath: true },
    localePrefixes: { sv: { locale: 'sv', market: 'se' }, en: { locale: 'en', market: 'eu' } },
    marketAliases: ['se', 'fi', 'eu'],
  });

  expect(changed?.next).toEqual({ address: '/fi/c/krokar?sort=PRICE' });
});

test('a market without a currency throws', () => {
  expect(() => select('barter')).toThrow('Currency not found for this market');
});

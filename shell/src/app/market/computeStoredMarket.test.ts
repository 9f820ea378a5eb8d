import type { Shop } from '@hemvaror/runtime/contract/shop';
import { testShop } from '@hemvaror/testing/testShop';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { computeStoredMarket } from './computeStoredMarket.ts';

const CHANNEL = aChannel('se', [
  aMarket('se', ['sv', 'en']),
  aMarket('fi', [], { currency: { name: 'Euro', code: 'EUR' } }),
  aMarket('eu', ['en']),
  aMarket('kassa', ['sv'], { onlyDisplayInCheckout: true }),
]);
const IN_PATH: Partial<Shop> = {
  config: { ...testShop().config, marketInPath: true },
  localePrefixes: { sv: { locale: 'sv', market: 'se' }, en: { locale: 'en', market: 'se' } },
  marketAliases: ['se', 'fi', 'eu'],
};

function follow(market?: string, checkoutMarket?: string, changes: Partial<Shop> = {}, mayNavigate = true) {
  return computeStoredMarket({
    stored: { market, checkoutMarket },
    shop: { ...testShop(), ...changes },
    channel: CHANNEL,
    location: { pathname: '/se/c/krokar', search: '?sort=PRICE' },
    mayNavigate,
  });
}

test('the shop takes over market, checkout market and currency of the cookies', () => {
  expect(follow('fi', 'fi')).toMatchObject({ shop: { market: 'fi', checkoutMarket: 'fi', currency: 'EUR' } });
  expect(follow('se', 'kassa')).toMatchObject({ shop: { market: 'se', checkoutMarket: 'kassa', currency: 'SEK' } });
});

test('an invalid checkout market is that of the site', () => {
  expect(follow('fi', 'nowhere')).toMatchObject({ shop: { market: 'fi', checkoutMarket: 'fi' } });
});

test.each([
  ['the current market', 'se'],
  ['a market of another language', 'eu'],
  ['a market of the checkout alone', 'kassa'],
  ['an unknown market', 'nowhere'],
  ['no market', undefined],
])('a cookie with %s changes nothing', (_what, market) => {
  expect(follow(market)).toBeNull();
});

test('with the market in the path, a change that was just made leads to the same page of the new market', () => {
  expect(follow('fi', 'fi', IN_PATH)).toEqual({ address: '/fi/c/krokar?sort=PRICE' });
});

test('with the market in the path, an older change of another tab leaves this tab in its market', () => {
  expect(follow('fi', 'fi', IN_PATH, false)).toBeNull();
  expect(follow('se', 'kassa', IN_PATH, false)).toMatchObject({ shop: { market: 'se', checkoutMarket: 'kassa' } });
});

import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { readEnvironment } from '../settings/settings.ts';
import { marketRules } from './address/marketRules.ts';
import { shopOf } from './shopOf.ts';

const env = readEnvironment({ SHELL_RELEASE_DIR: '/x' });
const markets = marketRules({ sv: aChannel('se', [aMarket('se', ['sv']), aMarket('fi', ['sv'])]), en: null }, 'se');
const SITE = { locale: 'sv', market: 'se', markets } as const;

test.each([
  ['fi', 'fi'],
  ['xx', 'se'],
  ['../..', 'se'],
  [undefined, 'se'],
])('with the cookie %s the checkout market is %s', (selected, checkoutMarket) => {
  expect(shopOf(SITE, env, selected)).toMatchObject({ market: 'se', checkoutMarket });
});

test('the date is that of Stockholm', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T23:30:00Z') });
  try {
    expect(shopOf(SITE, env).today).toBe('2026-11-24');
  } finally {
    jest.useRealTimers();
  }
});

test('the delivery days are those of the API for the checkout market, otherwise those of the setting', () => {
  const dear = aMarket('dear', ['sv'], { deliveryDays: { min: 4, max: 6 }, lowestShippingFee: 79 });
  const channel = aChannel('fi', [aMarket('fi', ['sv']), dear, aMarket('xy', ['sv'])]);
  const site = { locale: 'sv', market: 'fi', markets: marketRules({ sv: channel, en: null }, 'fi') } as const;

  expect(shopOf(site, env, 'dear')).toMatchObject({
    deliveryDays: { min: 4, max: 6 },
    deliveryCountry: 'DE',
    lowestShippingFee: 79,
  });
  expect(shopOf(site, env, 'fi').deliveryDays).toEqual({ min: 3, max: 5 });
  expect(shopOf(site, env, 'xy')).toMatchObject({ deliveryDays: null, lowestShippingFee: null });
});

test('locale prefixes contain the market only with MARKET_IN_PATH [ROUTE-03]', () => {
  const inPath = readEnvironment({ SHELL_RELEASE_DIR: '/x', MARKET_IN_PATH: 'true' });
  const shop = shopOf({ ...SITE, market: 'fi' }, inPath);

  expect(shop.localePrefixes.sv).toEqual({ locale: 'sv', market: 'fi' });
  expect(shop.marketAliases).toEqual(['se', 'fi']);
  expect(shopOf(SITE, env)).toMatchObject({ localePrefixes: { sv: { locale: 'sv' } }, marketAliases: [] });
});

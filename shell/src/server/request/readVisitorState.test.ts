import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@hemvaror/domain/site/breakpoints';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { marketRules } from './address/marketRules.ts';
import { readEnvironment } from '../settings/settings.ts';
import { readVisitorState } from './readVisitorState.ts';

const env = readEnvironment({ SHELL_RELEASE_DIR: '/x' });
const MARKETS = marketRules({ sv: aChannel('se', [aMarket('se', ['sv']), aMarket('fi', ['sv'])]), en: null }, 'se');
const visitorState = (cookie: string | undefined) =>
  readVisitorState(cookie, { locale: 'sv', market: 'se', markets: MARKETS }, env);
const ralph = (value: unknown) => `ralph=${encodeURIComponent(JSON.stringify(value))}`;

test('the persisted state is read from its cookie [STATE-02]', () => {
  const { state } = visitorState(
    ralph({
      favorites: [3, 1],
      customerType: 'ORGANIZATION',
      vatIncluded: false,
      relocateAlias: 'krok',
      relocatePage: 2,
    }),
  );

  expect(state.favorites.productIds).toEqual([3, 1]);
  expect(state.site).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' });
  expect(state.list).toEqual({ relocateAlias: 'krok', relocatePage: 2, backNavigated: false });
});

test.each([
  ['no cookies', undefined],
  ['broken JSON', 'ralph=%7Bnope'],
  ['broken escapes', 'ralph=%E0%A4%A; ralph-cart=%'],
  ['values of the wrong kind', ralph({ favorites: 'x', customerType: 7, vatIncluded: 'yes', relocatePage: -3 })],
  ['an array', ralph([1, 2])],
])('invalid cookies are ignored: %s', (_what, cookie) => {
  const { state, cartId, token } = visitorState(cookie);

  expect(state.favorites.productIds).toEqual([]);
  expect(state.site).toEqual({ customerType: 'PERSON', vatIncluded: true, viewport: 'desktop' });
  expect(cartId).toBeUndefined();
  expect(token).toBeUndefined();
});

test('an invalid cart id, market or token is not sent to the API', () => {
  const { cartId, token, shop } = visitorState(
    `ralph-cart=${encodeURIComponent('"><script>')}; ralph-auth=${encodeURIComponent('a\r\nb')}; ralph-checkout-market=../..`,
  );

  expect(cartId).toBeUndefined();
  expect(token).toBeUndefined();
  expect(shop.checkoutMarket).toBe('se');
});

test('the checkout key is read from the cookie of the protocol, if it is valid', () => {
  const key = 'k'.repeat(43);
  const cookies = `checkout-key=${key}; __Host-checkout-key=${'s'.repeat(43)}`;
  const https = readEnvironment({ SHELL_RELEASE_DIR: '/x', SITE_ORIGIN_SV: 'https://hemvist.example' });

  expect(visitorState(cookies).checkoutKey).toBe(key);
  expect(readVisitorState(cookies, { locale: 'sv', market: 'se', markets: MARKETS }, https).checkoutKey).toBe(
    's'.repeat(43),
  );
  expect(
    readVisitorState(`checkout-key=${key}`, { locale: 'sv', market: 'se', markets: MARKETS }, https).checkoutKey,
  ).toBeUndefined();
  expect(visitorState('checkout-key=guess').checkoutKey).toBeUndefined();
});

test('without CUSTOMER_TYPE_TOGGLE a stored customer type is ignored', () => {
  const personsOnly = readEnvironment({ SHELL_RELEASE_DIR: '/x', CUSTOMER_TYPE_TOGGLE: 'false' });
  const cookie = ralph({ customerType: 'ORGANIZATION' });
  const site = { locale: 'sv', market: 'se', markets: MARKETS } as const;

  expect(visitorState(cookie).state.site.customerType).toBe('ORGANIZATION');
  expect(readVisitorState(cookie, site, personsOnly).state.site.customerType).toBe('PERSON');
});

test('the server assumes a desktop of 1360 px [STATE-34]', () => {
  expect(SERVER_VIEWPORT_WIDTH).toBe(1360);
  expect(visitorState(undefined).state.site.viewport).toBe(viewportClass(1360));
});

test('the checkout market is read from its cookie if the channel has it', () => {
  expect(visitorState('ralph-checkout-market=fi').shop).toMatchObject({ market: 'se', checkoutMarket: 'fi' });
  expect(visitorState('ralph-checkout-market=xx').shop.checkoutMarket).toBe('se');
});

test('the date is that of Stockholm', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T23:30:00Z') });
  try {
    expect(visitorState(undefined).shop.today).toBe('2026-11-24');
  } finally {
    jest.useRealTimers();
  }
});

test('the delivery days are those of the API for the checkout market, otherwise those of the setting', () => {
  const dear = aMarket('dear', ['sv'], { deliveryDays: { min: 4, max: 6 } });
  const markets = marketRules(
    { sv: aChannel('fi', [aMarket('fi', ['sv']), dear, aMarket('xy', ['sv'])]), en: null },
    'fi',
  );
  const daysTo = (market: string) =>
    readVisitorState(`ralph-checkout-market=${market}`, { locale: 'sv', market: 'fi', markets }, env).shop.deliveryDays;

  expect(daysTo('dear')).toEqual({ min: 4, max: 6 });
  expect(daysTo('fi')).toEqual({ min: 3, max: 5 });
  expect(daysTo('xy')).toBeNull();
});

test('locale prefixes contain the market only with MARKET_IN_PATH [ROUTE-03]', () => {
  const inPath = readEnvironment({ SHELL_RELEASE_DIR: '/x', MARKET_IN_PATH: 'true' });
  const { shop } = readVisitorState(undefined, { locale: 'sv', market: 'fi', markets: MARKETS }, inPath);

  expect(shop.localePrefixes.sv).toEqual({ locale: 'sv', market: 'fi' });
  expect(shop.marketAliases).toEqual(['se', 'fi']);
  expect(visitorState(undefined).shop).toMatchObject({ localePrefixes: { sv: { locale: 'sv' } }, marketAliases: [] });
});

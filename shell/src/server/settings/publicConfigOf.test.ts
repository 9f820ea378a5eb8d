import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { readEnvironment } from './settings.ts';

function configFrom(variables: Record<string, string> = {}): PublicConfig {
  return readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables }).publicConfig.sv;
}

test('browsers call /graphql unless another endpoint is configured [API-02, API-03]', () => {
  expect(configFrom().graphqlEndpoint).toBe('/graphql');
  expect(configFrom({ BROWSER_GRAPHQL_URL: '/api' }).graphqlEndpoint).toBe('/api');
  expect(configFrom({ BROWSER_GRAPHQL_URL: 'https://api.example/graphql/' }).graphqlEndpoint).toBe(
    'https://api.example/graphql',
  );
});

test.each(['graphql', '//api.example/graphql', 'javascript:alert(1)', 'ftp://api.example'])(
  'the address %s for browsers is refused',
  (address) => {
    expect(() => configFrom({ BROWSER_GRAPHQL_URL: address })).toThrow(/BROWSER_GRAPHQL_URL/);
    expect(() => configFrom({ BROWSER_IMAGE_URL: address })).toThrow(/BROWSER_IMAGE_URL/);
  },
);

test('the default minimum fetch delay is 200 ms [STATE-32]', () => {
  expect(configFrom().minFetchDelayMs).toBe(200);
  expect(configFrom({ MIN_FETCH_DELAY_MS: '0' }).minFetchDelayMs).toBe(0);
});

test('the websocket is a setting, and absent by default [API-14, API-15]', () => {
  expect(configFrom()).not.toHaveProperty('websocket');
  expect(configFrom({ BROWSER_WEBSOCKET_URL: 'wss://events.example/graphql' }).websocket).toEqual({
    url: 'wss://events.example/graphql',
    timeoutMs: 30_000,
  });
  expect(() => configFrom({ BROWSER_WEBSOCKET_URL: 'https://events.example' })).toThrow(/BROWSER_WEBSOCKET_URL/);
});

test('the site top threshold and the default product sort are settings [CONST-05]', () => {
  expect(configFrom()).toMatchObject({ siteTopThresholdPx: 10, defaultProductSort: 'LATEST' });
  expect(configFrom({ SITE_TOP_THRESHOLD_PX: '24', DEFAULT_PRODUCT_SORT: 'PRICE' })).toMatchObject({
    siteTopThresholdPx: 24,
    defaultProductSort: 'PRICE',
  });
  expect(() => configFrom({ DEFAULT_PRODUCT_SORT: 'CHEAPEST' })).toThrow(/DEFAULT_PRODUCT_SORT/);
});

test('endpoints, recommendation service and tag manager are settings [CONST-06]', () => {
  expect(configFrom({ API_KEY: 'k-1' })).toMatchObject({
    authEndpoint: '/auth',
    signEndpoint: '/auth/sign/k-1?identity=',
    tagManager: { keyStyle: 'products' },
  });
  expect(configFrom().recommendation).toBeUndefined();
  expect(
    configFrom({
      API_KEY: 'k-1',
      BROWSER_AUTH_URL: 'https://auth.example/api/shop',
      BROWSER_SIGN_URL: 'https://api.example/auth/sign',
      RECOMMENDATION_ACTIVE: 'true',
      RECOMMENDATION_ACCOUNT: 'shop-1',
      RECOMMENDATION_SCRIPT_URL: 'https://recommend.example/include/',
      TAG_MANAGER_ID: 'GTM-1',
      TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
      TAG_MANAGER_KEY_STYLE: 'items',
      TRACKING_ORIGINS: 'https://collect.example/, http://127.0.0.1:4100',
    }),
  ).toMatchObject({
    authEndpoint: 'https://auth.example/api/shop',
    signEndpoint: 'https://api.example/auth/sign/k-1?identity=',
    recommendation: { accountId: 'shop-1', scriptUrl: 'https://recommend.example/include' },
    tagManager: { id: 'GTM-1', scriptUrl: 'https://tags.example/gtm.js', keyStyle: 'items' },
    trackingOrigins: ['https://collect.example', 'http://127.0.0.1:4100'],
  });
});

test.each<[what: string, variables: Record<string, string>]>([
  ['an account that is switched off', { RECOMMENDATION_ACCOUNT: 'shop-1' }],
  ['a switch without an account', { RECOMMENDATION_ACTIVE: 'true' }],
])('%s is no recommendation service [CONST-06]', (_what, variables) => {
  expect(configFrom({ ...variables, RECOMMENDATION_SCRIPT_URL: 'https://recommend.example' }).recommendation).toBe(
    undefined,
  );
});

test('a tag manager without a container has no script [TRACK-04]', () => {
  expect(configFrom({ TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js' }).tagManager).toEqual({
    keyStyle: 'products',
  });
});

test('the image server and the image widths are settings [CONST-08]', () => {
  expect(configFrom()).toMatchObject({ imageServer: '/images', widgetImageWidths: [400, 600, 800, 1000, 1500, 2000] });
  expect(
    configFrom({
      BROWSER_IMAGE_URL: 'https://img.example/shop',
      PRODUCT_IMAGE_WIDTHS: '800, 50,400,800',
      WIDGET_IMAGE_WIDTHS: '500',
      CATEGORY_IMAGE_WIDTHS: '700',
      BRAND_IMAGE_WIDTHS: '90',
    }),
  ).toMatchObject({
    imageServer: 'https://img.example/shop',
    productImageWidths: [50, 400, 800],
    widgetImageWidths: [500],
    categoryImageWidths: [700],
    brandImageWidths: [90],
  });
});

test.each(['', ' , ', '0', '-100', '400f500', '9000'])('the image widths "%s" are refused or absent', (text) => {
  const read = () => configFrom({ PRODUCT_IMAGE_WIDTHS: text }).productImageWidths;

  if (text === '') expect(read()).toContain(400);
  else expect(read).toThrow(/PRODUCT_IMAGE_WIDTHS/);
});

test('the filters of lists are named, or none of them', () => {
  const all = { category: true, categoryTree: true, brand: true, size: true, price: true, discount: true };
  const none = { category: false, categoryTree: false, brand: false, size: false, price: false, discount: false };

  expect(configFrom().listFilters).toEqual(all);
  expect(configFrom({ LIST_FILTERS: 'brand,price' }).listFilters).toEqual({ ...none, brand: true, price: true });
  expect(configFrom({ LIST_FILTERS: 'none' }).listFilters).toEqual(none);
  expect(() => configFrom({ LIST_FILTERS: 'brand,colour' })).toThrow(
    'LIST_FILTERS: colour is not a filter. Expected category, categoryTree, brand, size, price, discount or none.',
  );
});

test('a network without a profile is left out', () => {
  const { contact } = configFrom({ SHOP_FACEBOOK: 'none', SHOP_INSTAGRAM: 'https://www.instagram.com/ekhem' });

  expect(contact.instagram).toBe('https://www.instagram.com/ekhem');
  expect(contact).not.toHaveProperty('facebook');
  expect(() => configFrom({ SHOP_FACEBOOK: 'ekhem' })).toThrow(/SHOP_FACEBOOK/);
});

import { BREAKPOINTS, viewportClass } from './breakpoints.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from './locales.ts';
import { publicConfigSchema } from '@hemvaror/runtime/contract/publicConfig';

test('LOCALE-01 the languages are sv and en, and sv is the default', () => {
  expect(LOCALE_CODES).toEqual(['sv', 'en']);
  expect(DEFAULT_LOCALE).toBe('sv');
});

test('LOCALE-03 LOCALE-04 each locale has its iso, channel and currency', () => {
  expect(LOCALES.sv).toMatchObject({ iso: 'sv-SE', channelId: '1|se', currency: 'SEK', country: 'Sweden' });
  expect(LOCALES.en).toMatchObject({ iso: 'en-US', channelId: '3|com', currency: 'EUR' });
});

test('CONST-03 CONST-04 four breakpoints by name', () => {
  expect(BREAKPOINTS).toEqual({ tablet: 768, laptop: 1024, desktop: 1300, desktopBig: 1600 });
});

test('STATE-26 the viewport class changes exactly at its breakpoint', () => {
  const widths = [767, 768, 1023, 1024, 1299, 1300, 1599, 1600];

  expect(widths.map(viewportClass)).toEqual([
    'phone',
    'tablet',
    'tablet',
    'laptop',
    'laptop',
    'desktop',
    'desktop',
    'desktopBig',
  ]);
});

test('CONST-08 API-02 image sizes and server are configuration, and the endpoint defaults to /graphql', () => {
  const config = publicConfigSchema.parse({
    shopName: 'x',
    apiKey: 'x',
    signEndpoint: 'x',
    imageServer: 'https://img.example',
  });

  expect(config).toMatchObject({ imageServer: 'https://img.example', graphqlEndpoint: '/graphql' });
  expect(config.productImageWidths).toContain(400);
});

test('API-03 the endpoint that the browser uses is configurable', () => {
  const config = publicConfigSchema.parse({ shopName: 'x', apiKey: 'x', signEndpoint: 'x', graphqlEndpoint: '/api' });

  expect(config.graphqlEndpoint).toBe('/api');
});

test('CONST-05 CONST-06 thresholds, sort, endpoints and third parties are configuration', () => {
  const defaults = publicConfigSchema.parse({ shopName: 'x', apiKey: 'x', signEndpoint: '/sign?identity=' });
  const configured = publicConfigSchema.parse({
    ...defaults,
    siteTopThresholdPx: 20,
    defaultProductSort: 'PRICE',
    authEndpoint: 'https://auth.example',
    recommendation: { accountId: 'shop-1' },
    tagManager: { id: 'GTM-X', keyStyle: 'items' },
  });

  expect(defaults).toMatchObject({
    siteTopThresholdPx: 10,
    defaultProductSort: 'LATEST',
    authEndpoint: '/auth',
    signEndpoint: '/sign?identity=',
    tagManager: { keyStyle: 'products' },
  });
  expect(defaults.recommendation).toBeUndefined();
  expect(configured).toMatchObject({
    siteTopThresholdPx: 20,
    defaultProductSort: 'PRICE',
    authEndpoint: 'https://auth.example',
    recommendation: { accountId: 'shop-1' },
    tagManager: { id: 'GTM-X', keyStyle: 'items' },
  });
});

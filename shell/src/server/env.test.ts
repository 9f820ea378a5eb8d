import { LOCALES } from '@storefront/config/locales';
import { publicConfigOf, readEnvironment } from './env.ts';

test('domains follow the port of the shell', () => {
  const { sites } = readEnvironment({ SHELL_PORT: '4100', SHELL_RELEASE_DIR: '/x' });

  expect(sites.sv).toEqual({
    origin: 'http://localhost:4100',
    hosts: ['localhost:4100', 'localhost:4100', 'sv.localhost:4100'],
    channelId: '1|se',
  });
  expect(sites.en.origin).toBe('http://en.localhost:4100');
});

test('LOCALE-02 a locale has code, iso, name, flag, channel, currency and a domain', () => {
  const { sites } = readEnvironment({
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://hemvist.example.com/',
    SHELL_RELEASE_DIR: '/x',
  });

  expect({ ...LOCALES.sv, domain: sites.sv.origin }).toEqual({
    code: 'sv',
    iso: 'sv-SE',
    name: 'Svenska',
    flag: 'se',
    channelId: '1|se',
    currency: 'SEK',
    country: 'Sweden',
    domain: 'https://hemvist.example',
  });
  expect({ ...LOCALES.en, domain: sites.en.origin }).toMatchObject({
    name: 'English',
    flag: 'gb',
    domain: 'https://hemvist.example.com',
  });
});

test('an impossible value is refused by the name of its variable', () => {
  expect(() => readEnvironment({ SHELL_PORT: 'many', SHELL_RELEASE_DIR: '/x' })).toThrow(/SHELL_PORT/);
  expect(() => readEnvironment({ GRAPHQL_URL: 'no address', SHELL_RELEASE_DIR: '/x' })).toThrow(/GRAPHQL_URL/);
});

test('the key of the sign address is the key of the API', () => {
  const { publicConfig } = readEnvironment({ API_KEY: 'k-1', SHELL_RELEASE_DIR: '/x' });

  expect(publicConfig.signEndpoint).toBe('/auth/sign/k-1?identity=');
});

test('a site has its own message to all, in one line, and none without words', () => {
  const env = readEnvironment({
    GLOBAL_MESSAGE_SV: ' Vi flyttar lagret.\n Leveranser dröjer. ',
    GLOBAL_MESSAGE_EN: ' ',
    SHELL_RELEASE_DIR: '/x',
  });

  expect(publicConfigOf(env, 'sv').globalMessage).toBe('Vi flyttar lagret. Leveranser dröjer.');
  expect(publicConfigOf(env, 'en').globalMessage).toBeUndefined();
  expect(() => readEnvironment({ GLOBAL_MESSAGE_SV: 'x'.repeat(301), SHELL_RELEASE_DIR: '/x' })).toThrow(
    /GLOBAL_MESSAGE_SV/,
  );
});

test('a site has the top searches of its own language, and those of the shop where none are given', () => {
  const env = readEnvironment({ TOP_SEARCHES_SV: 'krok, lampa', SHELL_RELEASE_DIR: '/x' });

  expect(publicConfigOf(env, 'sv').topSearches).toEqual(['krok', 'lampa']);
  expect(publicConfigOf(env, 'en').topSearches).toBeUndefined();
});

test.each([
  ['SRCH-05', 'true', true],
  ['SRCH-06', 'false', false],
  ['SRCH-06', undefined, false],
])('%s with SEARCH_VISIBLE_AT_TOP %s the search shows by itself: %s', (_id, value, expected) => {
  const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x', SEARCH_VISIBLE_AT_TOP: value });

  expect(publicConfig.searchVisibleAtTop).toBe(expected);
});

test('nothing may be overridden unless it is said where from', () => {
  const overrides = (value: string | undefined) =>
    readEnvironment({ SHELL_RELEASE_DIR: '/x', ...(value !== undefined && { DEV_OVERRIDE_ORIGINS: value }) })
      .DEV_OVERRIDE_ORIGINS;

  expect(overrides(undefined)).toEqual([]);
  expect(overrides('loopback, https://dev.example.com/')).toEqual(['loopback', 'https://dev.example.com']);
  expect(() => overrides('everything')).toThrow(/DEV_OVERRIDE_ORIGINS/);
});

test('the recommendation service is active when it is switched on and has an account', () => {
  const recommendation = (env: Record<string, string>) =>
    readEnvironment({ ...env, SHELL_RELEASE_DIR: '/x' }).publicConfig.recommendation;

  expect(recommendation({ RECOMMENDATION_ACTIVE: 'true', RECOMMENDATION_ACCOUNT: 'shop-1' })).toEqual({
    accountId: 'shop-1',
  });
  expect(recommendation({ RECOMMENDATION_ACCOUNT: 'shop-1' })).toBeUndefined();
  expect(recommendation({ RECOMMENDATION_ACTIVE: 'true' })).toBeUndefined();
});

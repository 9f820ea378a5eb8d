import { LOCALES } from '@hemvaror/domain/site/locales';
import { REMOTE_NAMES, remotePort } from '@hemvaror/runtime/contract/remotes';
import { PUBLIC_PATHS } from './publicConfigOf.ts';
import { readEnvironment } from './settings.ts';
import { settingsSchema } from './settingsSchema.ts';

test('default origins and hosts contain the port of the shell', () => {
  const { sites } = readEnvironment({ SHELL_PORT: '4100', SHELL_RELEASE_DIR: '/x' });

  expect(sites.sv).toEqual({
    origin: 'http://localhost:4100',
    hosts: ['localhost:4100', 'localhost:4100', 'sv.localhost:4100'],
    httpsOrigin: 'http://localhost:4100',
    httpsHosts: [],
    channelId: '1|se',
  });
  expect(sites.en.origin).toBe('http://en.localhost:4100');
});

test('a locale has code, iso, name, flag, channel, currency and a domain [LOCALE-02]', () => {
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

test('an invalid value is refused with the name of its variable', () => {
  expect(() => readEnvironment({ SHELL_PORT: 'many', SHELL_RELEASE_DIR: '/x' })).toThrow(/SHELL_PORT/);
  expect(() => readEnvironment({ GRAPHQL_URL: 'no address', SHELL_RELEASE_DIR: '/x' })).toThrow(/GRAPHQL_URL/);
});

test('each site has its own global message, in one line, and none if it is blank', () => {
  const { publicConfig } = readEnvironment({
    GLOBAL_MESSAGE_SV: ' Vi flyttar lagret.\n Leveranser dröjer. ',
    GLOBAL_MESSAGE_EN: ' ',
    SHELL_RELEASE_DIR: '/x',
  });

  expect(publicConfig.sv.globalMessage).toBe('Vi flyttar lagret. Leveranser dröjer.');
  expect(publicConfig.en.globalMessage).toBeUndefined();
  expect(() => readEnvironment({ GLOBAL_MESSAGE_SV: 'x'.repeat(301), SHELL_RELEASE_DIR: '/x' })).toThrow(
    /GLOBAL_MESSAGE_SV/,
  );
});

test('top searches are set by site, and optional', () => {
  const { publicConfig } = readEnvironment({ TOP_SEARCHES_SV: 'krok, lampa', SHELL_RELEASE_DIR: '/x' });

  expect(publicConfig.sv.topSearches).toEqual(['krok', 'lampa']);
  expect(publicConfig.en.topSearches).toBeUndefined();
});

test.each([
  ['true', true, 'SRCH-05'],
  ['false', false, 'SRCH-06'],
  [undefined, false, 'SRCH-06'],
])('with SEARCH_VISIBLE_AT_TOP %s the search is visible at the top: %s [%s]', (value, expected, _id) => {
  const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x', SEARCH_VISIBLE_AT_TOP: value });

  expect(publicConfig.sv.searchVisibleAtTop).toBe(expected);
});

test('overrides are disabled by default', () => {
  const overrides = (value: string | undefined) =>
    readEnvironment({ SHELL_RELEASE_DIR: '/x', ...(value !== undefined && { DEV_OVERRIDE_ORIGINS: value }) })
      .DEV_OVERRIDE_ORIGINS;

  expect(overrides(undefined)).toEqual([]);
  expect(overrides('loopback, https://dev.example.com/')).toEqual(['loopback', 'https://dev.example.com']);
  expect(() => overrides('everything')).toThrow(/DEV_OVERRIDE_ORIGINS/);
});

test('the recommendation service is active if it is enabled and has an account', () => {
  const recommendation = (env: Record<string, string>) =>
    readEnvironment({ ...env, SHELL_RELEASE_DIR: '/x' }).publicConfig.sv.recommendation;

  expect(recommendation({ RECOMMENDATION_ACTIVE: 'true', RECOMMENDATION_ACCOUNT: 'shop-1' })).toEqual({
    accountId: 'shop-1',
  });
  expect(recommendation({ RECOMMENDATION_ACCOUNT: 'shop-1' })).toBeUndefined();
  expect(recommendation({ RECOMMENDATION_ACTIVE: 'true' })).toBeUndefined();
});

test.each(['0.0.0.0', '::', '192.168.1.7', 'shop.example'])('a shell on %s refuses overrides from loopback', (HOST) => {
  const env = { HOST, SHELL_RELEASE_DIR: '/x' };

  expect(() => readEnvironment({ ...env, DEV_OVERRIDE_ORIGINS: 'loopback' })).toThrow(/DEV_OVERRIDE_ORIGINS.*HOST=/);
  expect(() => readEnvironment({ ...env, DEV_OVERRIDE_ORIGINS: 'http://localhost:3102,loopback' })).toThrow(/HOST=/);
  expect(() => readEnvironment({ ...env, DEV_OVERRIDE_ORIGINS: 'https://dev.example' })).not.toThrow();
});

test.each([undefined, 'localhost', '127.0.0.1', '::1'])('a shell on %s accepts overrides from loopback', (HOST) => {
  const env = readEnvironment({ HOST, DEV_OVERRIDE_ORIGINS: 'loopback', SHELL_RELEASE_DIR: '/x' });

  expect(env.DEV_OVERRIDE_ORIGINS).toEqual(['loopback']);
});

test('a registry entry with an unknown remote is refused', () => {
  const REGISTRY = 'mf-search=https://search.example/registry.json,.data/registry.json';

  expect(readEnvironment({ REGISTRY, SHELL_RELEASE_DIR: '/x' }).REGISTRY).toHaveLength(2);
  expect(() => readEnvironment({ REGISTRY: 'mf-serach=https://x.example', SHELL_RELEASE_DIR: '/x' })).toThrow(
    'REGISTRY: mf-serach is not a remote of this shop.',
  );
});

test('by default, remotes have the ports of the manifest and one registry file', () => {
  const { REGISTRY, REMOTE_ORIGINS } = readEnvironment({ SHELL_RELEASE_DIR: '/x' });

  expect(REGISTRY).toEqual([{ remote: undefined, address: '.data/registry.json' }]);
  expect(REMOTE_ORIGINS).toEqual(REMOTE_NAMES.map((name) => `http://localhost:${remotePort(name)}`));
});

test('{remote} in REMOTE_ORIGINS stands for each remote, and every origin must be a URL', () => {
  const origins = (REMOTE_ORIGINS: string) =>
    readEnvironment({ REMOTE_ORIGINS, SHELL_RELEASE_DIR: '/x' }).REMOTE_ORIGINS;

  expect(origins('http://{remote}:8080/')).toEqual(REMOTE_NAMES.map((name) => `http://${name}:8080`));
  expect(origins('https://cdn.example')).toEqual(['https://cdn.example']);
  expect(() => origins('{remote}:8080')).toThrow(/REMOTE_ORIGINS/);
});

test('an empty variable counts as absent', () => {
  const names = Object.keys(settingsSchema.shape).filter((name) => name !== 'SHELL_RELEASE_DIR');
  const empty = Object.fromEntries(names.map((name) => [name, '']));

  expect(readEnvironment({ ...empty, SHELL_RELEASE_DIR: '/x' })).toEqual(readEnvironment({ SHELL_RELEASE_DIR: '/x' }));
});

test('the error names every invalid variable and the expected value', () => {
  const read = () => readEnvironment({ SHELL_PORT: 'many', QUICK_ADD: 'perhaps', LOG_LEVEL: 'loud' });

  expect(read).toThrow(/SHELL_PORT: .*expected number/);
  expect(read).toThrow(/QUICK_ADD: .*"true"/);
  expect(read).toThrow(/LOG_LEVEL: .*"debug"/);
  expect(read).toThrow(/SHELL_RELEASE_DIR: .*expected string/);
});

test('every public setting is in the public configuration of its site, at its declared path', () => {
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    GLOBAL_MESSAGE_SV: 'Hej',
    GLOBAL_MESSAGE_EN: 'Hello',
    TOP_SEARCHES_SV: 'krok',
    TOP_SEARCHES_EN: 'hook',
    META_IMAGE: '/image.webp',
    RECOMMENDATION_ACTIVE: 'true',
    RECOMMENDATION_ACCOUNT: 'shop-1',
    RECOMMENDATION_SCRIPT_URL: 'https://recommend.example/include',
    TAG_MANAGER_ID: 'GTM-1',
    TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
    CLIENT_NAME: 'shop-web',
    CLIENT_VERSION: '7.1',
    SAFETY_PARAMETERS: 'warnings:Varning',
    BROWSER_WEBSOCKET_URL: 'wss://events.example/graphql',
  });
  const values: Readonly<Record<string, unknown>> = { ...env };

  expect(PUBLIC_PATHS.size).toBeGreaterThan(15);
  for (const [name, path] of PUBLIC_PATHS) {
    expect(values[name]).toBeDefined();
    for (const site of ['sv', 'en'] as const) {
      if (/_(?:SV|EN)$/.test(name) && !name.endsWith(site.toUpperCase())) continue;
      expect([name, env.publicConfig[site]]).toEqual([name, expect.objectContaining(nested(path, values[name]))]);
    }
  }
});

function nested(path: string, value: unknown): Record<string, unknown> {
  const [key = '', inner] = path.split('.');
  return { [key]: inner === undefined ? value : expect.objectContaining({ [inner]: value }) };
}

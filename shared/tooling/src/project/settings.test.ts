import path from 'node:path';
import { readSettings, timeLimit } from './settings.ts';

test('by default the site runs on its usual ports, with the demo shop', () => {
  const settings = readSettings({});

  expect(settings).toMatchObject({ shellPort: 3000, apiPort: 4000, ownApi: true, seedsDemo: true, logLevel: 'warn' });
  expect(settings.remotePorts['mf-search']).toBe(3002);
  expect(settings.shellUrl).toBe('http://localhost:3000');
  expect(path.isAbsolute(settings.dataDir)).toBe(true);
});

test('an empty variable counts as absent', () => {
  const names = ['SHELL_PORT', 'MF_SEARCH_PORT', 'GRAPHQL_URL', 'SEED_DEMO', 'LOG_LEVEL', 'DATA_DIR'];

  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}));
});

test('the address of the shell is derived from its port', () => {
  expect(readSettings({ SHELL_PORT: '5000' }).shellUrl).toBe('http://localhost:5000');
});

test('the error names every invalid variable and the expected value', () => {
  const read = () => readSettings({ SHELL_PORT: '70000', MF_SEARCH_PORT: 'many', LOG_LEVEL: 'loud' });

  expect(read).toThrow(/SHELL_PORT: .*<=65535/);
  expect(read).toThrow(/MF_SEARCH_PORT: .*expected number/);
  expect(read).toThrow(/LOG_LEVEL: .*"warn"/);
});

test('another API requires all of its addresses, and commerce-api is not started', () => {
  const api = {
    GRAPHQL_URL: 'https://api.example/graphql',
    AUTH_URL: 'https://api.example/auth',
    SIGN_URL: 'https://api.example/sign',
  };

  expect(() => readSettings(api)).toThrow(/IMAGE_URL: is required/);
  expect(readSettings({ ...api, IMAGE_URL: 'https://images.example' })).toMatchObject({
    ownApi: false,
    otherApi: 'https://api.example/graphql',
  });
});

test.each([
  [{ SEED_DEMO: 'false' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED_DEMO: 'true' }, true],
])('with %j the demo shop is seeded: %s', (environment, expected) => {
  expect(readSettings(environment).seedsDemo).toBe(expected);
});

test('TIME_FACTOR multiplies limits of time', () => {
  expect(timeLimit(10_000, {})).toBe(10_000);
  expect(timeLimit(10_000, { TIME_FACTOR: '' })).toBe(10_000);
  expect(timeLimit(10_000, { TIME_FACTOR: '2.5' })).toBe(25_000);
  expect(() => readSettings({ TIME_FACTOR: '0.5' })).toThrow(/TIME_FACTOR: .*>=1/);
  expect(() => readSettings({ TIME_FACTOR: '101' })).toThrow(/TIME_FACTOR: .*<=100/);
});

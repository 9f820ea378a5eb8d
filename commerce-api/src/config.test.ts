import { configFrom } from './config.ts';

test('without any variable the API is a local one with a demo key', () => {
  const { host, port, apiKey, isProduction } = configFrom({});

  expect({ host, port, apiKey, isProduction }).toEqual({
    host: '127.0.0.1',
    port: 4000,
    apiKey: 'storefront-demo-key',
    isProduction: false,
  });
});

test('an empty variable counts as not set', () => {
  expect(configFrom({ COMMERCE_API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test.each([
  ['COMMERCE_API_PORT', 'four thousand'],
  ['COMMERCE_API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://shop'],
  ['LOG_LEVEL', 'loud'],
  ['AUTH_SECRET', 'short'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(name);
});

test('production does not start on secrets that nobody chose', () => {
  expect(() => configFrom({ NODE_ENV: 'production' })).toThrow('AUTH_SECRET');
  expect(() => configFrom({ NODE_ENV: 'production', AUTH_SECRET: 'a'.repeat(32) })).toThrow('SIGN_SECRET');
});

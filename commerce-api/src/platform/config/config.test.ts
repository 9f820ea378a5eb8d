import { configFrom } from './config.ts';

test('without variables the API listens on localhost with the demo key, in production mode', () => {
  const { host, port, apiKeys, isProduction } = configFrom({});

  expect({ host, port, apiKeys, isProduction }).toEqual({
    host: '127.0.0.1',
    port: 4000,
    apiKeys: ['storefront-demo-key'],
    isProduction: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(configFrom({ COMMERCE_API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test.each([
  ['COMMERCE_API_PORT', 'four thousand'],
  ['COMMERCE_API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://shop'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '5 s'],
  ['LOG_LEVEL', 'loud'],
  ['REVIEW_INVITATIONS', '60'],
  ['REVIEW_INVITATIONS', 'perhaps'],
  ['AUTH_SECRET', 'short'],
])('%s=%s is rejected with the name of the variable', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(name);
});

test('TIME_FACTOR multiplies the limits of the database, and is 1 at least', () => {
  const { timeFactor, databaseLimits } = configFrom({ TIME_FACTOR: '2.5', DATABASE_STATEMENT_TIMEOUT_MS: '501' });

  expect(timeFactor).toBe(2.5);
  expect(databaseLimits).toEqual({
    poolSize: 10,
    statementMs: 1_253,
    lockMs: 751,
    idleMs: 2_505,
    heartbeatMs: 12_500,
    connectionMs: 12_500,
    probeMs: 2_500,
    graceMs: 1_250,
  });
  expect(() => configFrom({ TIME_FACTOR: '0.5' })).toThrow('TIME_FACTOR');
});

test.each([
  ['', true],
  ['production', true],
  ['test', true],
  ['development', false],
])('NODE_ENV "%s" is production: %s', (value, isProduction) => {
  expect(configFrom({ NODE_ENV: value })).toMatchObject({ isProduction, seedsDemo: !isProduction });
});

test('SEED_DEMO overrides the default of the demo account in both modes', () => {
  expect(configFrom({ SEED_DEMO: 'true' }).seedsDemo).toBe(true);
  expect(configFrom({ NODE_ENV: 'development', SEED_DEMO: 'false' }).seedsDemo).toBe(false);
});

test.each([
  { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 'a'.repeat(32) },
  { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 'b'.repeat(32), AUTH_SECRET_PREVIOUS: 'b'.repeat(32) },
])('equal secrets are rejected with their names', (env) => {
  expect(() => configFrom(env)).toThrow(/SECRET and \w+ must differ/);
});

test.each([
  ['', 10],
  ['0', 0],
  ['59', 59],
  ['none', undefined],
  ['false', undefined],
  ['true', 10],
])('REVIEW_INVITATIONS=%s invites after %s days', (value, days) => {
  expect(configFrom({ REVIEW_INVITATIONS: value }).reviews.invitationDays).toBe(days);
});

test('goods are reserved for a guest for two thirds of the time of a customer', () => {
  expect(configFrom({}).payments).toMatchObject({ reserveMinutes: 15, guestReserveMinutes: 10 });
});

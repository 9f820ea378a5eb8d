import { addressRule } from './addressRule.ts';

test.each([
  'http://localhost:3102/local/',
  'https://localhost/local/',
  'http://127.0.0.1:3102/local/',
  'http://127.8.9.1/local/',
  'http://[::1]:3102/local/',
])('loopback allows %s', (address) => {
  expect(addressRule(['loopback'])(new URL(address))).toBe(true);
});

test.each([
  'http://localhost.example.com:3102/',
  'http://example.com/localhost/',
  'http://127.0.0.1.example.com/',
  'http://0.0.0.0:3102/',
  'http://10.0.0.1:3102/',
])('loopback does not allow %s', (address) => {
  expect(addressRule(['loopback'])(new URL(address))).toBe(false);
});

test('a listed origin is allowed with its scheme and port only', () => {
  const isAllowed = addressRule(['https://dev.example.com:8443']);

  expect(isAllowed(new URL('https://dev.example.com:8443/local/'))).toBe(true);
  expect(isAllowed(new URL('https://dev.example.com/local/'))).toBe(false);
  expect(isAllowed(new URL('http://dev.example.com:8443/local/'))).toBe(false);
  expect(isAllowed(new URL('http://localhost:3102/local/'))).toBe(false);
});

test('an empty list allows no address', () => {
  expect(addressRule([])(new URL('http://localhost:3102/'))).toBe(false);
});

import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { evaluateGuard, GUARDS, type GuardArgs } from './guards.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 12);
const args = (overrides: Partial<GuardArgs> & { search?: string }): GuardArgs => ({
  route: 'page',
  params: {},
  path: '/mina-sidor/ordrar',
  query: new URLSearchParams(overrides.search),
  localePrefix: { locale: 'sv' },
  userName: null,
  startPage: true,
  nowMs: NOW_MS,
  ...overrides,
});
const PASS = { kind: 'pass' };
const NOT_FOUND = { kind: 'notFound' };
const EN: LocalePrefix = { locale: 'en', market: 'eu' };
const HOME_WITH_LOGIN = '/?action=login&next=%2Fmina-sidor%2Fordrar';

test('ROUTE-46 there are three named guards', () => {
  expect(Object.keys(GUARDS)).toEqual(['default', 'authenticated', 'list-page-routing']);
});

test('ROUTE-47 the default guard passes only known routes', () => {
  expect(evaluateGuard(['default'], args({ route: 'checkout' }))).toEqual(PASS);
  expect(evaluateGuard(['default'], args({ route: 'unknown' }))).toEqual(NOT_FOUND);
});

test('without a start page its route redirects to index', () => {
  const start = { route: 'start', startPage: false };

  expect(evaluateGuard(['default'], args({ ...start }))).toEqual({ kind: 'redirect', to: '/' });
  expect(evaluateGuard(['default'], args({ ...start, localePrefix: EN }))).toEqual({ kind: 'redirect', to: '/eu/en' });
  expect(evaluateGuard(['default'], args({ route: 'start' }))).toEqual(PASS);
});

const NOW_S = NOW_MS / 1_000;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const loginToken = (claims: object) => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2lnbmF0dXJl`;

test.each(['account', 'preview-widgets'])('ROUTE-44 %s passes a visitor with a login token', (route) => {
  const search = `loginToken=${loginToken({ sub: 'å', SpoofedBy: 'admin', exp: NOW_S + 3_600 })}`;

  expect(evaluateGuard(['default', 'authenticated'], args({ route, search }))).toEqual(PASS);
});

test.each([
  ['an invalid value', 'account', 'x'],
  ['an empty value', 'account', ''],
  ['two segments', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 60 }).replace(/\.[^.]*$/, '')],
  ['no administrator', 'account', loginToken({ exp: NOW_S + 60 })],
  ['no expiry', 'account', loginToken({ SpoofedBy: 'admin' })],
  ['an expiry that has passed', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S })],
  ['more than an hour', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 3_601 })],
  ['claims that are not an object', 'account', loginToken([])],
  ['claims that are not JSON', 'account', 'a.b.c'],
  ['a route without login tokens', 'account-orders', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 60 })],
])('ROUTE-43 a login token with %s does not open a protected page: %s', (_what, route, token) => {
  const result = evaluateGuard(['default', 'authenticated'], args({ route, search: `loginToken=${token}` }));

  expect(result).toEqual({ kind: 'redirect', to: HOME_WITH_LOGIN });
});

test('ROUTE-43 a visitor is redirected from a protected page to the home page, with the login for that page', () => {
  const result = (overrides: Parameters<typeof args>[0]) =>
    evaluateGuard(['default', 'authenticated'], args(overrides));

  expect(result({ route: 'account-orders' })).toEqual({ kind: 'redirect', to: HOME_WITH_LOGIN });
  expect(result({ route: 'account-orders', localePrefix: EN, path: '/eu/en/my-account/orders?page=2' })).toEqual({
    kind: 'redirect',
    to: '/eu/en?action=login&next=%2Feu%2Fen%2Fmy-account%2Forders%3Fpage%3D2',
  });
  // The token must not get into another address and its log.
  expect(result({ route: 'account-orders', path: '/mina-sidor/ordrar?loginToken=a.b.c' })).toEqual({
    kind: 'redirect',
    to: HOME_WITH_LOGIN,
  });
  expect(result({ route: 'account-orders', userName: 'kund@hemvist.example' })).toEqual(PASS);
});

test.each<[route: string, params: Record<string, string>, expected: object]>([
  ['category', { category: 'beslag' }, PASS],
  ['brand', { '*': 'dunort' }, PASS],
  ['brand', { '*': '' }, NOT_FOUND],
  ['discount-campaign', { '*': '//' }, NOT_FOUND],
  ['list-type', { type: 'all', '*': '' }, PASS],
  ['list-type', { type: 'discountCampaign', '*': 'hostrea' }, PASS],
  ['list-type', { type: 'discount-campaign', '*': 'hostrea' }, NOT_FOUND],
  ['list-type', { type: 'brand', '*': '' }, NOT_FOUND],
  ['list-type', { type: 'toString', '*': 'x' }, NOT_FOUND],
  ['list-type', { type: 'search', '*': 'krok & bygel' }, { kind: 'redirect', to: '/s/krok%20%26%20bygel' }],
])('a list path must contain the name of a list: %s %j', (route, params, expected) => {
  expect(evaluateGuard(['default', 'list-page-routing'], args({ route, params }))).toEqual(expected);
});

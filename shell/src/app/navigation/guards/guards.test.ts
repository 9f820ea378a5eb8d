import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { evaluateGuard, GUARDS, type GuardArgs } from './guards.ts';

const args = (overrides: Partial<GuardArgs>): GuardArgs => ({
  route: 'page',
  params: {},
  path: '/mina-sidor/ordrar',
  localePrefix: { locale: 'sv' },
  userName: null,
  startPage: true,
  ...overrides,
});
const PASS = { kind: 'pass' };
const NOT_FOUND = { kind: 'notFound' };
const EN: LocalePrefix = { locale: 'en', market: 'eu' };
const HOME_WITH_LOGIN = '/?action=login&next=%2Fmina-sidor%2Fordrar';

test('there are three named guards [ROUTE-46]', () => {
  expect(Object.keys(GUARDS)).toEqual(['default', 'authenticated', 'list-page-routing']);
});

test('the default guard passes only known routes [ROUTE-47]', () => {
  expect(evaluateGuard(['default'], args({ route: 'checkout' }))).toEqual(PASS);
  expect(evaluateGuard(['default'], args({ route: 'unknown' }))).toEqual(NOT_FOUND);
});

test('without a start page its route redirects to index', () => {
  const start = { route: 'start', startPage: false };

  expect(evaluateGuard(['default'], args({ ...start }))).toEqual({ kind: 'redirect', to: '/' });
  expect(evaluateGuard(['default'], args({ ...start, localePrefix: EN }))).toEqual({ kind: 'redirect', to: '/eu/en' });
  expect(evaluateGuard(['default'], args({ route: 'start' }))).toEqual(PASS);
});

test('a visitor is redirected from a protected page to the home page, with the login for that page [ROUTE-43]', () => {
  const result = (overrides: Parameters<typeof args>[0]) =>
    evaluateGuard(['default', 'authenticated'], args(overrides));

  expect(result({ route: 'account-orders' })).toEqual({ kind: 'redirect', to: HOME_WITH_LOGIN });
  expect(result({ route: 'account-orders', localePrefix: EN, path: '/eu/en/my-account/orders?page=2' })).toEqual({
    kind: 'redirect',
    to: '/eu/en?action=login&next=%2Feu%2Fen%2Fmy-account%2Forders%3Fpage%3D2',
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
  ['list-type', { type: 'discountCampaign', '*': '' }, { kind: 'redirect', to: '/rea' }],
  ['list-type', { type: 'discount-campaign', '*': 'hostrea' }, NOT_FOUND],
  ['list-type', { type: 'brand', '*': '' }, NOT_FOUND],
  ['list-type', { type: 'toString', '*': 'x' }, NOT_FOUND],
  ['list-type', { type: 'search', '*': 'krok & bygel' }, { kind: 'redirect', to: '/s/krok%20%26%20bygel' }],
])('a list path must contain the name of a list: %s %j', (route, params, expected) => {
  expect(evaluateGuard(['default', 'list-page-routing'], args({ route, params }))).toEqual(expected);
});

import type { PathPlace } from '@storefront/routing/paths';
import { guardAnswer, GUARDS, type GuardArgs } from './guards.ts';

const args = (given: Partial<GuardArgs> & { search?: string }): GuardArgs => ({
  route: 'page',
  params: {},
  query: new URLSearchParams(given.search),
  place: { locale: 'sv' },
  userName: null,
  startPage: true,
  ...given,
});
const PASS = { kind: 'pass' };
const NOT_FOUND = { kind: 'notFound' };
const EN: PathPlace = { locale: 'en', market: 'eu' };

test('ROUTE-46 three guards exist by name', () => {
  expect(Object.keys(GUARDS)).toEqual(['default', 'authenticated', 'list-page-routing']);
});

test('ROUTE-47 the default guard lets a known route through and no other', () => {
  expect(guardAnswer(['default'], args({ route: 'checkout' }))).toEqual(PASS);
  expect(guardAnswer(['default'], args({ route: 'unknown' }))).toEqual(NOT_FOUND);
});

test('without a start page its route leads to index', () => {
  const start = { route: 'start', startPage: false };

  expect(guardAnswer(['default'], args({ ...start }))).toEqual({ kind: 'redirect', to: '/' });
  expect(guardAnswer(['default'], args({ ...start, place: EN }))).toEqual({ kind: 'redirect', to: '/eu/en' });
  expect(guardAnswer(['default'], args({ route: 'start' }))).toEqual(PASS);
});

test('a visitor is sent home from a protected page, unless a login token came along', () => {
  const answer = (given: Parameters<typeof args>[0]) => guardAnswer(['default', 'authenticated'], args(given));

  expect(answer({ route: 'account-orders' })).toEqual({ kind: 'redirect', to: '/' });
  expect(answer({ route: 'account-orders', place: EN })).toEqual({ kind: 'redirect', to: '/eu/en' });
  expect(answer({ route: 'account-orders', search: 'loginToken=x' })).toEqual(PASS);
  expect(answer({ route: 'account-orders', userName: 'kund@hemvist.example' })).toEqual(PASS);
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
])('a list path has to name a list: %s %j', (route, params, expected) => {
  expect(guardAnswer(['default', 'list-page-routing'], args({ route, params }))).toEqual(expected);
});

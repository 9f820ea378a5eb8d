import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { evaluateGuard, GUARDS, type GuardArgs } from './guards.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 12);
const args = (given: Partial<GuardArgs> & { search?: string }): GuardArgs => ({
  route: 'page',
  params: {},
  query: new URLSearchParams(given.search),
  place: { locale: 'sv' },
  userName: null,
  startPage: true,
  nowMs: NOW_MS,
  ...given,
});
const PASS = { kind: 'pass' };
const NOT_FOUND = { kind: 'notFound' };
const EN: LocalePrefix = { locale: 'en', market: 'eu' };

test('ROUTE-46 three guards exist by name', () => {
  expect(Object.keys(GUARDS)).toEqual(['default', 'authenticated', 'list-page-routing']);
});

test('ROUTE-47 the default guard lets a known route through and no other', () => {
  expect(evaluateGuard(['default'], args({ route: 'checkout' }))).toEqual(PASS);
  expect(evaluateGuard(['default'], args({ route: 'unknown' }))).toEqual(NOT_FOUND);
});

test('without a start page its route leads to index', () => {
  const start = { route: 'start', startPage: false };

  expect(evaluateGuard(['default'], args({ ...start }))).toEqual({ kind: 'redirect', to: '/' });
  expect(evaluateGuard(['default'], args({ ...start, place: EN }))).toEqual({ kind: 'redirect', to: '/eu/en' });
  expect(evaluateGuard(['default'], args({ route: 'start' }))).toEqual(PASS);
});

const NOW_S = NOW_MS / 1_000;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const loginToken = (claims: object) => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2lnbmF0dXJl`;

test.each(['account', 'preview-widgets'])('ROUTE-44 %s lets a visitor with a login token pass', (route) => {
  const search = `loginToken=${loginToken({ sub: 'å', SpoofedBy: 'admin', exp: NOW_S + 3_600 })}`;

  expect(evaluateGuard(['default', 'authenticated'], args({ route, search }))).toEqual(PASS);
});

test.each([
  ['a word', 'account', 'x'],
  ['nothing', 'account', ''],
  ['two segments', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 60 }).replace(/\.[^.]*$/, '')],
  ['no administrator', 'account', loginToken({ exp: NOW_S + 60 })],
  ['no expiry', 'account', loginToken({ SpoofedBy: 'admin' })],
  ['an expiry that has passed', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S })],
  ['more than an hour', 'account', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 3_601 })],
  ['claims that are no object', 'account', loginToken([])],
  ['claims that are no JSON', 'account', 'a.b.c'],
  ['another page', 'account-orders', loginToken({ SpoofedBy: 'admin', exp: NOW_S + 60 })],
])('ROUTE-43 a login token with %s opens no protected page: %s', (_what, route, token) => {
  const answer = evaluateGuard(['default', 'authenticated'], args({ route, search: `loginToken=${token}` }));

  expect(answer).toEqual({ kind: 'redirect', to: '/' });
});

test('a visitor is sent home from a protected page', () => {
  const answer = (given: Parameters<typeof args>[0]) => evaluateGuard(['default', 'authenticated'], args(given));

  expect(answer({ route: 'account-orders' })).toEqual({ kind: 'redirect', to: '/' });
  expect(answer({ route: 'account-orders', place: EN })).toEqual({ kind: 'redirect', to: '/eu/en' });
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
  expect(evaluateGuard(['default', 'list-page-routing'], args({ route, params }))).toEqual(expected);
});

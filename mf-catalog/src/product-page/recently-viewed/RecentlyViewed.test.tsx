import { act, screen, within } from '@testing-library/react';
import { consentSlice, type Consent } from '@hemvaror/runtime/state/consentSlice';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderProduct } from '../../testing/renderProduct.tsx';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';

const FOUND: StubResponse = {
  data: {
    products: {
      products: [aProduct({ productId: 8, name: 'Krok Ask' }), aProduct({ productId: 9, name: 'Krok Bok' })],
    },
  },
};

function renderAfter(answer: Consent, products: StubResponse = FOUND) {
  return renderProduct({ state: { consent: { answer } }, api: { products } });
}

afterEach(() => removeCookie(RECENT_COOKIE));

test('who allows it sees again what was viewed before, the newest first, without this product', async () => {
  writeCookie(RECENT_COOKIE, '[9,7,8]', 'session');
  const { calls } = await renderAfter('allowed');

  const row = within(await screen.findByRole('group', { name: 'Produkter du har tittat på' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Krok Bok', 'Krok Ask']);
  expect(calls.find(({ name }) => name === 'products')?.variables).toEqual({ filter: { productIds: [9, 8] }, take: 2 });
  expect(readCookie(RECENT_COOKIE)).toBe('[7,9,8]');
});

test('without an answer nothing is remembered, and with it the product in view is', async () => {
  const { store } = await renderAfter('unknown');
  expect(readCookie(RECENT_COOKIE)).toBeUndefined();

  act(() => void store.dispatch(consentSlice.actions.consentGiven('allowed')));

  expect(readCookie(RECENT_COOKIE)).toBe('[7]');
  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
});

test('who says no is forgotten, and asked for nothing', async () => {
  writeCookie(RECENT_COOKIE, '[9,8]', 'session');

  const { calls } = await renderAfter('declined');

  expect(readCookie(RECENT_COOKIE)).toBeUndefined();
  expect(calls.map(({ name }) => name)).not.toContain('products');
});

test('who withdraws the yes loses the row', async () => {
  writeCookie(RECENT_COOKIE, '[9]', 'session');
  const { store } = await renderAfter('allowed');
  expect(await screen.findByRole('heading', { name: 'Senast visade' })).toBeVisible();

  act(() => void store.dispatch(consentSlice.actions.consentGiven('declined')));

  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
  expect(readCookie(RECENT_COOKIE)).toBeUndefined();
});

test.each<[what: string, answer: StubResponse]>([
  ['the shop has none of it any more', { data: { products: { products: [] } } }],
  ['it cannot be had', { failure: { status: 503 } }],
])('when %s the page stands without the row', async (_what, answer) => {
  writeCookie(RECENT_COOKIE, '[9]', 'session');

  const { calls } = await renderAfter('allowed', answer);

  await act(async () => {});
  expect(calls.map(({ name }) => name)).toContain('products');
  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lägg i varukorgen' })).toBeEnabled();
});

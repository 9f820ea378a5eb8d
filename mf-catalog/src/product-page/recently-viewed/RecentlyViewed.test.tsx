import { act, screen, within } from '@testing-library/react';
import { consentSlice, type Consent } from '@hemvaror/runtime/state/consentSlice';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderProduct } from '../../testing/renderProduct.tsx';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';

const PRODUCTS: StubResponse = {
  data: {
    products: {
      products: [aProduct({ productId: 8, name: 'Krok Ask' }), aProduct({ productId: 9, name: 'Krok Bok' })],
    },
  },
};

function renderWithConsent(consent: Consent, products: StubResponse = PRODUCTS) {
  return renderProduct({ state: { consent: { answer: consent } }, api: { products } });
}

afterEach(() => removeCookie(RECENT_COOKIE));

test('with consent, the recently viewed products are visible, newest first, without this product', async () => {
  writeCookie(RECENT_COOKIE, '[9,7,8]', 'session');
  const { calls } = await renderWithConsent('allowed');

  const row = within(await screen.findByRole('group', { name: 'Produkter du har tittat på' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Krok Bok', 'Krok Ask']);
  expect(calls.find(({ name }) => name === 'products')?.variables).toEqual({ filter: { productIds: [9, 8] }, take: 2 });
  expect(readCookie(RECENT_COOKIE)).toBe('[7,9,8]');
});

test('without a decision nothing is stored, and consent stores the current product', async () => {
  const { store } = await renderWithConsent('unknown');
  expect(readCookie(RECENT_COOKIE)).toBeUndefined();

  act(() => void store.dispatch(consentSlice.actions.consentGiven('allowed')));

  expect(readCookie(RECENT_COOKIE)).toBe('[7]');
  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
});

test('declined consent removes the cookie and sends no request', async () => {
  writeCookie(RECENT_COOKIE, '[9,8]', 'session');

  const { calls } = await renderWithConsent('declined');

  expect(readCookie(RECENT_COOKIE)).toBeUndefined();
  expect(calls.map(({ name }) => name)).not.toContain('products');
});

test('withdrawing consent removes the row', async () => {
  writeCookie(RECENT_COOKIE, '[9]', 'session');
  const { store } = await renderWithConsent('allowed');
  expect(await screen.findByRole('heading', { name: 'Senast visade' })).toBeVisible();

  act(() => void store.dispatch(consentSlice.actions.consentGiven('declined')));

  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
  expect(readCookie(RECENT_COOKIE)).toBeUndefined();
});

test.each<[name: string, response: StubResponse]>([
  ['the shop no longer has the products', { data: { products: { products: [] } } }],
  ['the request fails', { failure: { status: 503 } }],
])('if %s, the page renders without the row', async (_case, response) => {
  writeCookie(RECENT_COOKIE, '[9]', 'session');

  const { calls } = await renderWithConsent('allowed', response);

  await act(async () => {});
  expect(calls.map(({ name }) => name)).toContain('products');
  expect(screen.queryByRole('heading', { name: 'Senast visade' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lägg i varukorgen' })).toBeEnabled();
});

import { act, screen, waitFor } from '@testing-library/react';
import { renderPage, type Rendered } from '@hemvaror/testing/renderPage';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../messages/sv.ts';
import { aProduct, someProducts } from '@hemvaror/testing/builders/aProduct';
import { loader } from './FavoritesPage.loader.ts';
import * as view from './FavoritesPage.tsx';

const favoritesPage = { ...view, loader };

function renderFavorites(productIds: number[], products = [aProduct()], count = products.length): Promise<Rendered> {
  return renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    state: { favorites: { productIds } },
    api: { products: { data: { products: { count, products } } } },
  });
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const heart = (name: string) => screen.getByRole('button', { name: `Lägg till ${name} i favoriter` });

test('the page lists the saved products', async () => {
  const { calls } = await renderFavorites([2, 1], someProducts(1, 2));

  expect(calls).toEqual([{ name: 'products', variables: { filter: { productIds: [2, 1] }, take: 2 } }]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2 sparade')).toBeVisible();
});

test('favorites are in the order they were saved, not in the order of the response', async () => {
  await renderFavorites([3, 1, 2], someProducts(1, 3));

  expect(names()).toEqual(['Krok 3', 'Krok 1', 'Krok 2']);
});

describe('removing a favorite', () => {
  // In jsdom, document.hasFocus() is false after the focused element is removed.
  beforeEach(() => jest.spyOn(document, 'hasFocus').mockReturnValue(true));

  test('removes the card at once, shows a toast with undo, and focuses the next card', async () => {
    const { user, store } = await renderFavorites([1, 2, 3], someProducts(1, 3));

    await user.click(heart('Krok 2'));

    expect(names()).toEqual(['Krok 1', 'Krok 3']);
    expect(screen.getByText('2 sparade')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Krok 3' })).toHaveFocus();
    expect(store.getState().toast.current).toMatchObject({
      text: 'Krok 2 är borttagen från favoriterna.',
      button: { label: 'Ångra' },
    });
  });

  test('can be undone, which restores the card at its position and focuses it', async () => {
    const { user, store } = await renderFavorites([1, 2, 3], someProducts(1, 3));
    await user.click(heart('Krok 1'));
    act(() => screen.getByRole('link', { name: 'Krok 2' }).blur());

    const { button } = store.getState().toast.current ?? {};
    act(() => void (button && store.dispatch(button.action)));

    expect(names()).toEqual(['Krok 1', 'Krok 2', 'Krok 3']);
    expect(screen.getByRole('link', { name: 'Krok 1' })).toHaveFocus();
  });

  test('shows the empty state after the last one and focuses its link', async () => {
    const { user } = await renderFavorites([1, 2, 3], someProducts(1, 3));

    await user.click(heart('Krok 3'));
    expect(screen.getByRole('link', { name: 'Krok 2' })).toHaveFocus();
    await user.click(heart('Krok 2'));
    await user.click(heart('Krok 1'));

    expect(screen.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se nyheterna' })).toHaveFocus();
  });

  test('in another tab removes the card without a toast and without moving the focus', async () => {
    const { store } = await renderFavorites([1, 2], someProducts(1, 2));
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);

    act(() => void store.dispatch(favoritesSlice.actions.favoritesReplaced({ productIds: [2] })));

    expect(names()).toEqual(['Krok 2']);
    expect(store.getState().toast.current).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test('hides the toast on the next page', async () => {
    const { user, store, unmount } = await renderFavorites([1, 2], someProducts(1, 2));
    await user.click(heart('Krok 2'));

    unmount();

    expect(store.getState().toast.current).toBeNull();
  });
});

test('a favorite saved in another tab is fetched', async () => {
  let found = someProducts(1, 1);
  const { store, calls } = await renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    state: { favorites: { productIds: [1] } },
    api: { products: () => ({ data: { products: { count: found.length, products: found } } }) },
  });
  found = someProducts(1, 2);

  act(() => void store.dispatch(favoritesSlice.actions.favoritesReplaced({ productIds: [1, 2] })));

  expect(await screen.findByRole('link', { name: 'Krok 2' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a page without favorites shows the empty state, with the image of the newest product', async () => {
  const { calls, container } = await renderFavorites([]);

  expect(screen.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toHaveAttribute('href', '/allt');
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/product/300f375/krok-ek-1.webp');
  expect(calls).toEqual([{ name: 'products', variables: { filter: { sort: 'LATEST' }, take: 1 } }]);
});

test('a page without favorites is complete if the image cannot be loaded', async () => {
  const { container } = await renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    api: { products: { failure: { status: 503 } } },
  });

  expect(screen.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('a favorite that the shop no longer has is removed', async () => {
  const { store } = await renderFavorites([7, 99]);

  await waitFor(() => expect(store.getState().favorites.productIds).toEqual([7]));
  expect(screen.getByText('1 sparad')).toBeVisible();
});

test.each([
  ['a product failed', [aProduct(), null], 2],
  ['products are missing', [aProduct()], 2],
  ['all products are missing', [], 2],
])('an incomplete response removes no favorites: %s', async (_case, products, count) => {
  const { store } = await renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    state: { favorites: { productIds: [7, 99] } },
    api: { products: { data: { products: { count, products } } } },
  });

  expect(store.getState().favorites.productIds).toEqual([7, 99]);
});

test('a failed request shows an error and the favorites stay saved', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    state: { favorites: { productIds: [7, 99] } },
    api: { products: { failure: { status: 503 } } },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Favoriterna kunde inte visas');
  expect(store.getState().favorites.productIds).toEqual([7, 99]);
});

test('the favorites page is noindex', () => {
  const { t } = createI18n('sv', messages);
  const data = { products: [], requestedIds: [], missingIds: [], newestImage: null };

  expect(favoritesPage.meta({ data, t, shop: testShop() })).toMatchObject({ noIndex: true });
});

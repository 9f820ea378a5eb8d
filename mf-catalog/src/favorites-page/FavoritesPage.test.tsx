import { screen, waitFor } from '@testing-library/react';
import { renderPage, type Rendered } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aCard, cards } from '../testing/builders.ts';
import * as favoritesPage from './FavoritesPage.tsx';

function renderFavorites(productIds: number[], products = [aCard()]): Promise<Rendered> {
  return renderPage(favoritesPage, {
    messages,
    url: '/favoriter',
    route: 'favorites',
    state: { favorites: { productIds } },
    api: { products: { data: { products: { products } } } },
  });
}

test('the favorites are the products that were saved', async () => {
  const { calls } = await renderFavorites([2, 1], cards(1, 2));

  expect(calls).toEqual([{ name: 'products', variables: { filter: { productIds: [2, 1] }, take: 2 } }]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2 sparade')).toBeVisible();
});

test('what is let go of leaves the page at once', async () => {
  const { user } = await renderFavorites([1, 2], cards(1, 2));

  await user.click(screen.getByRole('button', { name: 'Spara Krok 1 som favorit' }));

  expect(screen.queryByRole('link', { name: 'Krok 1' })).not.toBeInTheDocument();
  expect(screen.getByText('1 sparad')).toBeVisible();
});

test('without favorites the page says so and asks nobody', async () => {
  const { calls } = await renderFavorites([]);

  expect(screen.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toHaveAttribute('href', '/allt');
  expect(calls).toEqual([]);
});

test('what the shop no longer has is forgotten', async () => {
  const { store } = await renderFavorites([7, 99]);

  await waitFor(() => expect(store.getState().favorites.productIds).toEqual([7]));
  expect(screen.getByText('1 sparad')).toBeVisible();
});

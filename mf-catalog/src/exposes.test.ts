import type { PageModule } from '@storefront/federation/contract';
import { remote } from '../federation.config.ts';
import * as brandsPage from './brands-page/BrandsPage.tsx';
import * as favoritesPage from './favorites-page/FavoritesPage.tsx';
import * as listPage from './list-page/ListPage.tsx';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';
import * as productPage from './product-page/ProductPage.tsx';

const pages = {
  './ListPage': listPage satisfies PageModule<listPage.ListPageData>,
  './ProductPage': productPage satisfies PageModule<productPage.ProductPageData>,
  './BrandsPage': brandsPage satisfies PageModule<brandsPage.BrandsPageData>,
  './FavoritesPage': favoritesPage satisfies PageModule<favoritesPage.FavoritesPageData>,
};

test('the shell finds the pages it was promised', () => {
  expect(Object.keys(remote.exposes).toSorted()).toEqual(Object.keys(pages).toSorted());
});

test.each(Object.entries(pages))('%s exports what a page exports, and nothing else', (_expose, page) => {
  const own = page === productPage ? ['action'] : [];
  expect(Object.keys(page).toSorted()).toEqual(['Component', 'ErrorBoundary', 'loader', 'meta', ...own].toSorted());
});

test('Swedish and English say the same things', () => {
  expect(keysOf(en)).toEqual(keysOf(sv));
});

function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
    )
    .toSorted();
}

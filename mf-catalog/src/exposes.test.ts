import failureEn from '@storefront/domain/failure/messages/en.json';
import failureSv from '@storefront/domain/failure/messages/sv.json';
import validationEn from '@storefront/domain/validation/messages/en.json';
import validationSv from '@storefront/domain/validation/messages/sv.json';
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

// Not the shared messages themselves: a first view pays for every word of a remote.
test('what failed or is wrong is told in the words that the whole shop has for it', () => {
  const own = ({ catalog }: typeof sv) => [catalog.failed.generic, catalog.notify.invalid, catalog.review.missing];

  expect(own(sv)).toEqual([failureSv.failure.generic, validationSv.validation.email, validationSv.validation.required]);
  expect(own(en)).toEqual([failureEn.failure.generic, validationEn.validation.email, validationEn.validation.required]);
});

function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
    )
    .toSorted();
}

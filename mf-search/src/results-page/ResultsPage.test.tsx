import { screen } from '@testing-library/react';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { createI18n } from '@storefront/i18n/createI18n';
import { renderPage, type PageOptions } from '@storefront/testing/renderPage';
import { testShop } from '@storefront/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import * as resultsPage from './ResultsPage.tsx';

test('the results name the text and how many products were found', async () => {
  const { calls } = await search('mässing', { api: { products: foundOf(36) } });

  expect(screen.getByRole('heading', { level: 1, name: 'Sökresultat för: mässing' })).toBeVisible();
  expect(screen.getByText('36 produkter')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(calls).toMatchObject([
    { name: 'products', variables: { filter: { searchText: 'mässing', sort: 'RELEVANCE' }, take: 20, skip: 0 } },
  ]);
});

test('the second of three pages leads to both its neighbors', async () => {
  const { calls } = await search('krok', { url: '/s/krok?page=2', api: { products: foundOf(45) } });

  expect(calls[0]?.variables).toMatchObject({ skip: 20 });
  expect(screen.getByText('Sida 2 av 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Föregående' })).toHaveAttribute('href', '/s/krok');
  expect(screen.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', '/s/krok?page=3');
});

test.each([
  ['sv', sv, 'Inga träffar på ”qqq”'],
  ['en', en, 'No results for “qqq”'],
] as const)('without a hit the %s page says so and names the text', async (locale, messages, title) => {
  await search('qqq', { messages, locale, api: { products: foundOf(0) } });

  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each(['🪝 krok', '"fnutt"', 'a/b\\c', '<script>alert(1)</script>', '%', '&amp;'])(
  '%s is searched for as it is',
  async (text) => {
    const { calls, container } = await search(text, { api: { products: foundOf(0) } });

    expect(calls[0]?.variables).toMatchObject({ filter: { searchText: text } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Sökresultat för: ${text}`);
    expect(container.querySelector('script')).toBeNull();
  },
);

test('spaces alone are not searched for', async () => {
  const { calls } = await search('   ', {});

  expect(calls).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page beyond the last is not found', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await search('krok', { url: '/s/krok?page=9', api: { products: foundOf(45) } });

  expect(screen.getByRole('alert')).toHaveTextContent('Sökresultatet gick inte att visa.');
});

test('results stay out of search indexes', () => {
  const t = createI18n('sv', sv).getFixedT('sv', 'search');
  const data = { search: 'krok', count: 0, products: [], page: 1, pages: 1 };

  expect(resultsPage.meta({ data, t, shop: testShop() })).toEqual({
    title: 'Sökresultat för: krok',
    noIndex: true,
    pageType: 'Search',
  });
});

async function search(text: string, options: Partial<PageOptions>) {
  return renderPage(resultsPage, {
    messages: sv,
    url: `/s/${encodeURIComponent(text)}`,
    route: 'search',
    params: { search: text },
    ...options,
  });
}

/** What the API answers when `count` products were found; the page itself holds two of them, or none. */
function foundOf(count: number) {
  return { data: { products: { count, products: count > 0 ? [aProduct(1), null, aProduct(2)] : [] } } };
}

function aProduct(productId: number): ProductCard_productFragment {
  return {
    productId,
    alias: `krok-${productId}`,
    name: `Krok ${productId}`,
    canonicalUrl: `/p/krokar/krok-${productId}`,
    brand: { name: 'Trävind' },
    productImages: [],
    unitPrice: {
      isDiscounted: false,
      discountPercentage: 0,
      sellingPriceIncVatFormatted: '149 kr',
      sellingPriceExVatFormatted: '119,20 kr',
      regularPriceIncVatFormatted: '149 kr',
      regularPriceExVatFormatted: '119,20 kr',
    },
    lowestPrice: null,
    totalStock: { totalStock: 20, inStock: 20, oversellable: 0, static: 0 },
    skus: [{ skuId: 70 }],
    discountCampaigns: [],
  };
}

import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { listRequest } from '@hemvaror/product-list/listRequest';
import { productListFrom } from '@hemvaror/product-list/productListFrom';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { someProducts } from '@hemvaror/testing/builders/aProduct';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import type { StubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader } from './ResultsPage.loader.ts';
import * as view from './ResultsPage.tsx';

const resultsPage = { ...view, loader };

const NOT_BACK = { backNavigated: false, relocateAlias: null, relocatePage: null };
const categoriesOf = (site: string) => [
  aCategory({
    categoryId: 200,
    parentCategoryId: 0,
    order: 2,
    alias: 'hyllor',
    name: 'Hyllor',
    canonicalUrl: `${site}/c/hyllor`,
  }),
  aCategory({
    categoryId: 100,
    parentCategoryId: 0,
    order: 1,
    alias: 'beslag',
    name: 'Beslag',
    canonicalUrl: `${site}/c/beslag`,
  }),
  aCategory({
    categoryId: 112,
    parentCategoryId: 100,
    order: 1,
    alias: 'krokar',
    name: 'Krokar',
    canonicalUrl: `${site}/c/krok`,
  }),
];

test('the results are a list sorted by relevance, with count, filters and sort order [SRCH-43, CATALOG-25]', async () => {
  const { calls } = await search('mässing', { api: { products: responseOf(36) } });

  expect(screen.getByRole('heading', { level: 1, name: 'Sökresultat för: mässing' })).toBeVisible();
  expect(screen.getByText('36 produkter')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue('Relevans');
  expect(screen.getByRole('button', { name: /^Varumärke/ })).toBeVisible();
  expect(productsIn(calls)).toMatchObject([
    {
      name: 'products',
      variables: { filter: { searchText: 'mässing', sort: 'RELEVANCE' }, take: 20, skip: 0, withFacets: true },
    },
  ]);
});

test('the URL filters and sorts the results, and the facets are those of the unfiltered results [SRCH-43]', async () => {
  const { calls } = await search('krok', {
    url: '/s/krok?brands=Lindvarp~b_3&sort=PRICE',
    api: { products: responseOf(3) },
  });

  expect(screen.getByRole('link', { name: 'Ta bort filtret Lindvarp' })).toHaveAttribute('href', '/s/krok?sort=PRICE');
  expect(screen.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue('Lägsta pris');
  expect(productsIn(calls).map(({ variables }) => variables)).toMatchObject([
    { filter: { searchText: 'krok', sort: 'PRICE', facets: ['b_3'], filterMode: 'BY_GROUP' }, take: 20 },
    { filter: { searchText: 'krok' }, take: 0, withFacets: true },
  ]);
});

test('the next page is appended to the results [SRCH-43]', async () => {
  const { user, calls } = await search('krok', { api: { products: responseOf(36) } });

  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(await screen.findByRole('link', { name: 'Krok 36' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(36);
  expect(productsIn(calls).at(-1)?.variables).toMatchObject({ filter: { searchText: 'krok' }, skip: 20, take: 20 });
});

test.each([
  ['sv', sv, 'Inga träffar på ”qqq”', ''],
  ['en', en, 'No results for “qqq”', '/en'],
] as const)(
  'the %s page without results names the text and links to categories and top searches [SRCH-44]',
  async (locale, messages, title, site) => {
    await search('qqq', {
      messages,
      locale,
      categories: categoriesOf(site),
      config: { topSearches: ['lampa', 'qqq'] },
      api: { products: responseOf(0), cmsPages: { data: { cmsPages: [] } } },
    });

    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(-3)).toEqual([
      ['Beslag', `${site}/c/beslag`],
      ['Hyllor', `${site}/c/hyllor`],
      ['lampa', `${site}/s/lampa`],
    ]);
  },
);

test('content pages that match the search are linked above its products', async () => {
  const { container } = await search('frakt', { api: { products: responseOf(2) } });

  const pages = within(screen.getByRole('region', { name: 'Hjälp och information' }));
  expect(pages.getByRole('link', { name: 'Frakt' })).toHaveAttribute('href', '/frakt');
  expect(pages.getByText('Två dagar')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
});

test('a search that only finds content pages says that no products match [SRCH-44]', async () => {
  await search('frakt', { api: { products: responseOf(0) } });

  expect(screen.getByRole('region', { name: 'Hjälp och information' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Inga produkter matchar ”frakt”' })).toBeVisible();
});

test('a search without results links to the contact page', async () => {
  await search('qqq', { api: { products: responseOf(0) } });

  expect(screen.queryByRole('region', { name: 'Hjälp och information' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Fråga oss$/ })).toHaveAttribute('href', '/kundservice');
});

test('without the content pages the products are still listed', async () => {
  await search('krok', { api: { products: responseOf(2), cmsPages: { failure: { status: 503 } } } });

  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test.each(['🪝 krok', '"fnutt"', 'a/b\\c', '<script>alert(1)</script>', '%', '&amp;'])(
  'the search text %s is sent and rendered unchanged',
  async (text) => {
    const { calls, container } = await search(text, { api: { products: responseOf(0) } });

    expect(productsIn(calls)[0]?.variables).toMatchObject({ filter: { searchText: text } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Sökresultat för: ${text}`);
    expect(container.querySelector('script')).toBeNull();
  },
);

test('a text of spaces sends no request', async () => {
  const { calls } = await search('   ', {});

  expect(calls).toEqual([]);
  expect(screen.getByRole('heading', { level: 2, name: 'Vad letar du efter?' })).toBeVisible();
});

test('a page beyond the last shows an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await search('krok', { url: '/s/krok?page=9', api: { products: responseOf(45) } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Sökresultatet kunde inte visas');
});

test('the results page is noindex', () => {
  const t = createI18n('sv', sv).getFixedT('sv', 'search');
  const requestedList = listRequest(
    new URL('https://shop.test/s/krok'),
    { defaultSort: 'RELEVANCE', pageSize: 20 },
    NOT_BACK,
  );
  const list = productListFrom(requestedList, { found: { count: 0, products: null } }, testShop().config);

  expect(resultsPage.meta({ data: { search: 'krok', list, pages: [], contact: null }, t, shop: testShop() })).toEqual({
    title: 'Sökresultat för: krok',
    noIndex: true,
    pageType: 'Search',
    subject: { kind: 'search', text: 'krok', products: [] },
  });
});

async function search(text: string, options: Partial<PageOptions>) {
  return renderPage(resultsPage, {
    messages: sv,
    url: `/s/${encodeURIComponent(text)}`,
    route: 'search',
    params: { search: text },
    ...options,
    api: { cmsPages: { data: { cmsPages: PAGES } }, ...options.api },
  });
}

function productsIn(calls: StubApi['calls']): StubApi['calls'] {
  return calls.filter(({ name }) => name === 'products');
}

const PAGES = [
  { title: 'Frakt', canonicalUrl: '/frakt', meta: { description: 'Två dagar', keywords: 'leverans' } },
  { title: 'Kundservice', canonicalUrl: '/kundservice', meta: { description: null, keywords: 'kontakt' } },
];
const FACETS = [aFacetGroup('Brand', [aFacetValue('b_3', 'Lindvarp', 2), aFacetValue('b_4', 'Trävind', 1)])];

/** Responds with the requested range of `count` products. */
function responseOf(count: number) {
  return ({ skip = 0, take = 0 }: Readonly<Record<string, unknown>>) => {
    const products = [null, ...someProducts(1, count).slice(Number(skip), Number(skip) + Number(take))];
    return { data: { products: { count, products, filters: { facets: count > 0 ? FACETS : [] } } } };
  };
}

import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { createSuggestionFetcher } from './createSuggestionFetcher.ts';

const PAGES = [
  { title: 'Frakt', canonicalUrl: '/frakt', meta: { description: 'Två dagar', keywords: null } },
  { title: 'Kundservice', canonicalUrl: '/kundservice', meta: { description: null, keywords: 'kontakt' } },
];
const BRAND = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };

// Stub of the window, whose width determines the limit.
beforeAll(() => Object.assign(globalThis, { window: { innerWidth: 1440 } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

function createStubbedFetcher(response: StubResponse) {
  const { operations, calls } = stubApi({ productSuggestions: response, cmsPages: { data: { cmsPages: PAGES } } });
  const fetchSuggestions = createSuggestionFetcher({ operations, locale: 'sv' });
  return { fetchSuggestions, productCalls: () => calls.filter(({ name }) => name === 'productSuggestions') };
}

/** An API whose facets have a path, or none. */
function anApi(url: string | null): StubResponse {
  return ({ withFound }) => ({
    data: {
      products: {
        count: 1,
        products: [],
        filters: { facets: [{ type: 'Brand', values: [{ label: 'Lindvarp', url, count: 1, hidden: false }] }] },
      },
      ...(withFound === true && { found: { products: [{ categories: [], brand: BRAND }] } }),
    },
  });
}

test('facets with paths need one request', async () => {
  const { fetchSuggestions, productCalls } = createStubbedFetcher(anApi('/b/lindvarp'));

  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(productCalls().map(({ variables }) => variables)).toEqual([
    { filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 10 },
  ]);
});

test('facets without paths cause a second request for products, and later requests include the products', async () => {
  const { fetchSuggestions, productCalls } = createStubbedFetcher(anApi(null));

  await fetchSuggestions('kro', new AbortController().signal);
  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(productCalls().map(({ variables }) => variables['withFound'])).toEqual([undefined, true, true]);
});

test('content pages are found with the products, and the page with the contact details always', async () => {
  const { fetchSuggestions } = createStubbedFetcher(anApi('/b/lindvarp'));

  const found = await fetchSuggestions('frakt', new AbortController().signal);

  expect(found.pages).toEqual([{ title: 'Frakt', path: '/frakt', description: 'Två dagar' }]);
  expect(found.contact).toMatchObject({ path: '/kundservice' });
});

test('without the content pages the products are still found', async () => {
  const { operations } = stubApi({ productSuggestions: anApi('/b/lindvarp'), cmsPages: { failure: { status: 503 } } });
  const fetchSuggestions = createSuggestionFetcher({ operations, locale: 'sv' });

  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found).toMatchObject({ count: 1, pages: [], contact: null });
});

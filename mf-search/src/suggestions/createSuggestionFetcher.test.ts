import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { createSuggestionFetcher } from './createSuggestionFetcher.ts';

const BRAND = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };

// Stub of the window, whose width determines the limit.
beforeAll(() => Object.assign(globalThis, { window: { innerWidth: 1440 } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

function createStubbedFetcher(response: StubResponse) {
  const { operations, calls } = stubApi({ productSuggestions: response });
  const fetchSuggestions = createSuggestionFetcher((variables, signal) =>
    operations.query({ document: ProductSuggestionsDocument, variables, signal }),
  );
  return { fetchSuggestions, calls };
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
  const { fetchSuggestions, calls } = createStubbedFetcher(anApi('/b/lindvarp'));

  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables)).toEqual([
    { filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 10 },
  ]);
});

test('facets without paths cause a second request for products, and later requests include the products', async () => {
  const { fetchSuggestions, calls } = createStubbedFetcher(anApi(null));

  await fetchSuggestions('kro', new AbortController().signal);
  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables['withFound'])).toEqual([undefined, true, true]);
});

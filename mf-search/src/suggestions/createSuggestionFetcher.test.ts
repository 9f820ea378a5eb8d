import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { createSuggestionFetcher } from './createSuggestionFetcher.ts';

const BRAND = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };

// The window that the suggestions stand in.
beforeAll(() => Object.assign(globalThis, { window: { innerWidth: 1440 } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

function asking(api: StubResponse) {
  const { operations, calls } = stubApi({ productSuggestions: api });
  const fetchSuggestions = createSuggestionFetcher((variables, signal) =>
    operations.query({ document: ProductSuggestionsDocument, variables, signal }),
  );
  return { ask: fetchSuggestions, calls };
}

/** An API whose facets say where they lead, or do not. */
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

test('one request tells all where the facets say where they lead', async () => {
  const { ask: fetchSuggestions, calls } = asking(anApi('/b/lindvarp'));

  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables)).toEqual([
    { filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 10 },
  ]);
});

test('an API whose facets do not is asked for the products too, later at once', async () => {
  const { ask: fetchSuggestions, calls } = asking(anApi(null));

  await fetchSuggestions('kro', new AbortController().signal);
  const found = await fetchSuggestions('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables['withFound'])).toEqual([undefined, true, true]);
});

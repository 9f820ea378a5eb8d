import { stubApi, type StubAnswer } from '@storefront/testing/stubApi';
import { suggestionsOf } from './suggestionsOf.ts';

const BRAND = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };

// The window that the suggestions stand in.
beforeAll(() => Object.assign(globalThis, { window: { innerWidth: 1440 } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

/** An API whose facets say where they lead, or do not. */
function anApi(url: string | null): StubAnswer {
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
  const { operations, calls } = stubApi({ productSuggestions: anApi('/b/lindvarp') });

  const found = await suggestionsOf(operations)('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables)).toEqual([
    { filter: { searchText: 'krok', sort: 'RELEVANCE' }, take: 10 },
  ]);
});

test('an API whose facets do not is asked for the products too, later at once', async () => {
  const { operations, calls } = stubApi({ productSuggestions: anApi(null) });
  const ask = suggestionsOf(operations);

  await ask('kro', new AbortController().signal);
  const found = await ask('krok', new AbortController().signal);

  expect(found.brands).toEqual([{ path: '/b/lindvarp', name: 'Lindvarp', count: 1 }]);
  expect(calls.map(({ variables }) => variables['withFound'])).toEqual([undefined, true, true]);
});

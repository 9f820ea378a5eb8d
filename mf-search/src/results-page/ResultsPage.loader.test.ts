import { loaderContext } from '@hemvaror/testing/loaderContext';
import { loader } from './ResultsPage.loader.ts';

test.each([
  ['', 'RELEVANCE'],
  ['?sort=PRICE', 'PRICE'],
])(
  'results with the query "%s" are sorted by %s, independent of the sort of lists [CATALOG-25]',
  async (query, sort) => {
    const { context, calls } = loaderContext({
      api: { products: { data: { products: { count: 1, products: [] } } }, cmsPages: { data: { cmsPages: [] } } },
      config: { defaultProductSort: 'MOST_SOLD' },
    });
    const request = new Request(`http://localhost:3000/s/krok${query}`);

    const { list } = await loader({ request, route: 'search', params: { search: 'krok' }, context });

    expect(list.selection.sort).toBe(sort);
    expect(calls.find(({ name }) => name === 'products')?.variables).toMatchObject({ filter: { sort } });
  },
);

import { loaderContext } from '@hemvaror/testing/loaderContext';
import { loader } from './ListPage.loader.ts';

test.each([
  ['PRICE', '', 'PRICE'],
  ['MOST_SOLD', '', 'MOST_SOLD'],
  ['PRICE', '?sort=LATEST', 'LATEST'],
] as const)('with the configured sort %s, the query "%s" requests %s [CATALOG-24]', async (configured, query, sort) => {
  const { context, calls } = loaderContext({
    api: { products: { data: { products: { count: 1, products: [] } } } },
    config: { defaultProductSort: configured },
  });
  const request = new Request(`http://localhost:3000/allt${query}`);

  const { list } = await loader({ request, route: 'all', params: {}, context });

  expect(list.selection.sort).toBe(sort);
  expect(calls.map(({ variables }) => variables)).toMatchObject([{ filter: { sort } }]);
});

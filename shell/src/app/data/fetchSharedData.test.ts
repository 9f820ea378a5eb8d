import { createApolloOperations } from '@hemvaror/runtime/api/apolloOperations';
import { fetchSharedData } from './fetchSharedData.ts';

const HARDWARE = {
  categoryId: 10,
  parentCategoryId: 0,
  order: 1,
  alias: 'beslag',
  name: 'Beslag',
  canonicalUrl: '/c/beslag',
};

/** Fetches the shared data from an API that responds to the query of the categories. */
async function fetchWith(categoriesResponse: unknown) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const isCategories = typeof init?.body === 'string' && init.body.includes('"operationName":"categories"');
    return new Response(JSON.stringify(isCategories ? categoriesResponse : { data: { getMenuAtLocation: null } }));
  });
  const operations = createApolloOperations({
    endpoint: 'http://api.example/graphql',
    apiKey: 'key-1',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
  });
  return fetchSharedData(operations, 'sv');
}

afterEach(() => jest.restoreAllMocks());

test('categories beside errors are used [API-19]', async () => {
  const errors = [{ message: 'the name of category 11 is missing' }];

  const { categories } = await fetchWith({ data: { categories: [HARDWARE, null] }, errors });

  expect(categories).toEqual([HARDWARE]);
});

test('errors without categories fail the page [API-19]', async () => {
  const errors = [{ message: 'no categories' }];

  await expect(fetchWith({ data: { categories: null }, errors })).rejects.toMatchObject({
    name: 'PageError',
    status: 503,
  });
});

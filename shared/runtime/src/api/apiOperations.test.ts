import { parse } from 'graphql';
import { until } from '@hemvaror/testing/until';
import { createApiOperations, type ApiClientOptions } from './apiOperations.ts';
import { createApolloOperations } from './apolloOperations.ts';

const QUERY = parse('query categories { categories { name } }');
const OPTIONS: ApiClientOptions = {
  endpoint: 'http://api.example/graphql',
  apiKey: 'key-1',
  token: () => undefined,
  variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
};

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ data: { categories: [] } })));
});
afterEach(() => jest.restoreAllMocks());

test('prefetch loads the client once and sends no request', async () => {
  const load = jest.fn(async () => ({ createApolloOperations }));
  const operations = createApiOperations(OPTIONS, load);
  expect(load).not.toHaveBeenCalled();

  operations.prefetch();
  operations.prefetch();
  await until(() => load.mock.calls.length > 0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();

  await expect(operations.query({ document: QUERY })).resolves.toEqual({ categories: [] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('the first operation loads the client again after a failed prefetch', async () => {
  const load = jest.fn(async () => ({ createApolloOperations }));
  load.mockRejectedValueOnce(new Error('Loading chunk 301 failed.'));
  const operations = createApiOperations(OPTIONS, load);

  operations.prefetch();
  await until(() => load.mock.calls.length > 0);

  await expect(operations.query({ document: QUERY })).resolves.toEqual({ categories: [] });
  expect(load).toHaveBeenCalledTimes(2);
});

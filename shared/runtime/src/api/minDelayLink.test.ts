import { parse } from 'graphql';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { createApolloOperations } from './apolloOperations.ts';

const QUERY = parse('query categories { categories { name } }');
/** Longer than the timeout of a test. */
const NEVER_MS = 2 * TEST_TIMEOUT_MS;

let server: TestServer | undefined;
afterEach(async () => server?.stop());

async function operationsWith(status = 200) {
  server = await startTestServer(() => ({ status, body: { data: { categories: [] } } }));
  return createApolloOperations({
    endpoint: `http://${server.host}/graphql`,
    apiKey: 'key',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
  });
}

test('the result of a fetch is available no sooner than the minimum delay after its start [STATE-32]', async () => {
  const operations = await operationsWith();
  const started = performance.now();

  await operations.query({ document: QUERY, minDelayMs: 200 });

  // Timers of Node may fire up to 1 ms early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(199);
});

test('a cached result is not delayed', async () => {
  const operations = await operationsWith();
  await operations.query({ document: QUERY });

  await expect(operations.query({ document: QUERY, minDelayMs: NEVER_MS })).resolves.toEqual({ categories: [] });
});

test('a failure is not delayed', async () => {
  const operations = await operationsWith(503);

  await expect(operations.query({ document: QUERY, minDelayMs: NEVER_MS })).rejects.toMatchObject({ status: 503 });
});

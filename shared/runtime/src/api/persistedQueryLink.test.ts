import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { createApolloOperations } from './apolloOperations.ts';

const QUERY = parse('query categories { categories { name } }');
const MUTATION = parse('mutation save { saved }');
const DATA = { data: { categories: [] } };
const NOT_FOUND = { errors: [{ message: 'PersistedQueryNotFound' }] };

const operationSchema = z.object({
  operationName: z.string(),
  query: z.optional(z.string()),
  extensions: z.optional(z.object({ persistedQuery: z.optional(z.unknown()) })),
});
type Operation = z.infer<typeof operationSchema>;

let server: TestServer | undefined;
afterEach(async () => server?.stop());

/** @returns operations without a cache, and the kinds of the requests that their API has received */
async function operationsWith(respond: (operation: Operation) => { status?: number; body: object }) {
  const received: Operation[] = [];
  server = await startTestServer(({ body }) => {
    const operation = operationSchema.parse(JSON.parse(body.toString()));
    received.push(operation);
    return respond(operation);
  });
  const operations = createApolloOperations({
    endpoint: `http://${server.host}/graphql`,
    apiKey: 'key',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    persistedQueries: true,
  });
  const kinds = () =>
    received.map(({ query, extensions }) =>
      [extensions?.persistedQuery !== undefined && 'hash', query !== undefined && 'text'].filter(Boolean).join(' and '),
    );
  return { operations, received, kinds };
}

/** An API that stores texts by their hash. */
function persistingApi() {
  let isKnown = false;
  return ({ query }: Operation) => {
    isKnown ||= query !== undefined;
    return { body: isKnown ? DATA : NOT_FOUND };
  };
}

const hashed = (responses: { hash: { status?: number; body: object }; text: { status?: number; body: object } }) =>
  function respond({ query }: Operation) {
    return query === undefined ? responses.hash : responses.text;
  };

test('a document that the API knows is sent as its SHA-256 hash, with the version 1 [API-09]', async () => {
  const { operations, received, kinds } = await operationsWith(persistingApi());

  await operations.query({ document: QUERY, cached: false });
  await operations.query({ document: QUERY, cached: false });

  expect(kinds()).toEqual(['hash', 'hash and text', 'hash']);
  const text = received[1]?.query ?? '';
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  expect(text).toContain('query categories');
  expect(received[2]).toMatchObject({
    operationName: 'categories',
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });
});

test.each([
  ['message', 200, { message: 'PersistedQueryNotFound' }],
  ['code', 200, { message: 'unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  ['message with status 400', 400, { message: 'PersistedQueryNotFound' }],
])(
  'after "not found" (%s) the document is sent in full, and hashes stay in use [API-10]',
  async (_what, status, error) => {
    const { operations, kinds } = await operationsWith(
      hashed({ hash: { status, body: { errors: [error] } }, text: { body: DATA } }),
    );

    await expect(operations.query({ document: QUERY, cached: false })).resolves.toMatchObject({ categories: [] });
    await operations.query({ document: QUERY, cached: false });

    expect(kinds()).toEqual(['hash', 'hash and text', 'hash', 'hash and text']);
  },
);

test.each([
  ['message', 200, { message: 'PersistedQueryNotSupported' }],
  ['code with status 500', 500, { message: 'no', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
])('after "not supported" (%s) all documents are sent in full [API-10]', async (_what, status, error) => {
  const { operations, kinds } = await operationsWith(
    hashed({ hash: { status, body: { errors: [error] } }, text: { body: DATA } }),
  );

  await expect(operations.query({ document: QUERY, cached: false })).resolves.toMatchObject({ categories: [] });
  await operations.query({ document: QUERY, cached: false });

  expect(kinds()).toEqual(['hash', 'text', 'text']);
});

test('an operation is sent again once only [API-10]', async () => {
  const { operations, kinds } = await operationsWith(() => ({ body: NOT_FOUND }));

  await expect(operations.query({ document: QUERY, cached: false })).rejects.toMatchObject({ kind: 'graphql' });

  expect(kinds()).toEqual(['hash', 'hash and text']);
});

test.each([400, 500])('the status %i disables hashes, and the query is sent in full [API-11]', async (status) => {
  const { operations, kinds } = await operationsWith(hashed({ hash: { status, body: {} }, text: { body: DATA } }));

  await expect(operations.query({ document: QUERY, cached: false })).resolves.toMatchObject({ categories: [] });
  await operations.query({ document: QUERY, cached: false });

  expect(kinds()).toEqual(['hash', 'text', 'text']);
});

test('hashes stay disabled after another failure [API-11]', async () => {
  let status = 500;
  const { operations, kinds } = await operationsWith(() => ({ status, body: { errors: [{ message: 'no' }] } }));
  const query = async () => operations.query({ document: QUERY, cached: false }).catch(() => undefined);

  await query();
  status = 200;
  await query();
  await query();

  expect(kinds()).toEqual(['hash', 'text', 'text', 'text']);
});

test('a mutation is sent with its text, and once only', async () => {
  const { operations, kinds } = await operationsWith(() => ({ status: 500, body: {} }));

  await expect(operations.mutate({ document: MUTATION })).rejects.toMatchObject({ status: 500 });

  expect(kinds()).toEqual(['text']);
});

test('a status other than 400 and 500 leaves hashes in use', async () => {
  const { operations, kinds } = await operationsWith(() => ({ status: 503, body: {} }));
  const query = async () => operations.query({ document: QUERY, cached: false });

  await expect(query()).rejects.toMatchObject({ status: 503 });
  await expect(query()).rejects.toMatchObject({ status: 503 });

  expect(kinds()).toEqual(['hash', 'hash']);
});

test('a page without Web Crypto sends texts', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const { operations, kinds } = await operationsWith(() => ({ body: DATA }));

  await operations.query({ document: QUERY, cached: false });
  // The property itself is a getter of the prototype.
  Reflect.deleteProperty(crypto, 'subtle');

  expect(kinds()).toEqual(['text']);
});

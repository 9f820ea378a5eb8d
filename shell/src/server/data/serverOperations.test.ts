import http from 'node:http';
import { once } from 'node:events';
import { parse } from 'graphql';
import * as z from 'zod';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { createServerOperations } from './serverOperations.ts';

const QUERY = parse('query categories($channelId: String) { categories(channelId: $channelId) { name } }');
const bodySchema = z.object({
  operationName: z.string(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

let status = 200;
let answer = '{"data":{"categories":[]}}';
let received: { headers: http.IncomingHttpHeaders; body: z.infer<typeof bodySchema> }[] = [];
const api = http.createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: bodySchema.parse(JSON.parse(text)) });
    if (answer === 'never') return;
    response.writeHead(status, { 'retry-after': '7' });
    if (answer === 'broken') response.write('{"data":', () => response.destroy());
    else response.end(answer);
  });
});

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  status = 200;
  answer = '{"data":{"categories":[]}}';
  received = [];
});

function operations({
  timeoutMs = POLL_TIMEOUT_MS,
  token,
  apiAdditions = true,
}: { timeoutMs?: number; token?: string; apiAdditions?: boolean } = {}) {
  const address = api.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return createServerOperations({
    endpoint: `http://127.0.0.1:${port}/graphql`,
    apiKey: 'key-1',
    apiAdditions,
    clientName: 'shop',
    token: () => token,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    headers: () => ({ 'x-request-id': 'r1' }),
    timeoutMs,
    sanitize: () => undefined,
  });
}

test('an API without our additions gets the published form of a document', async () => {
  const document = Object.assign(parse('query all { added }'), { published: parse('query all { published }') });

  await operations().query({ document });
  await operations({ apiAdditions: false }).query({ document });

  expect(received.map(({ body }) => /added|published/.exec(body.query)?.[0])).toEqual(['added', 'published']);
});

test('the server sends the operation with its name, headers and the site of the visit [API-06, API-07, API-08]', async () => {
  const data = await operations({ token: 'a.b.c' }).query({ document: QUERY, variables: { marketId: 'fi' } });

  expect(data).toEqual({ categories: [] });
  expect(received[0]?.body).toMatchObject({
    operationName: 'categories',
    variables: { channelId: '1|se', languageId: 'sv-SE', marketId: 'fi' },
  });
  expect(parse(received[0]?.body.query ?? '').definitions).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-apikey': 'key-1',
    'x-request-id': 'r1',
    authorization: 'Bearer a.b.c',
    'apollographql-client-name': 'shop',
  });
  expect(received[0]?.headers).not.toHaveProperty('apollographql-client-version');
});

test('errors of the response reject a query, and are values for another kind of call [API-17]', async () => {
  answer =
    '{"data":null,"errors":[{"message":"no","extensions":{"code":"CODE","retryAfterSeconds":3}},{"message":"nor this"}]}';

  await expect(operations().query({ document: QUERY })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'graphql',
    message: 'no; nor this',
    refusals: [
      { message: 'no', code: 'CODE', retryAfterSeconds: 3 },
      { message: 'nor this', code: null },
    ],
  });
  await expect(operations().executeWithRefusals({ document: QUERY })).resolves.toEqual({
    data: null,
    refusals: [
      { message: 'no', code: 'CODE', retryAfterSeconds: 3 },
      { message: 'nor this', code: null },
    ],
  });
});

const NO_ANSWER = { kind: 'missing', status: 503 };

test.each([
  ['a status', 418, '{"data":{}}', { kind: 'status', status: 418, retryAfterSeconds: 7 }, 'ERR-01'],
  ['a response without data', 200, '{}', NO_ANSWER, 'ERR-02'],
  ['a response whose data is null', 200, '{"data":null}', NO_ANSWER, 'ERR-02'],
  ['a response that is not JSON', 200, '<html>', { kind: 'parse', status: 503 }, 'ERR-03'],
])('%s (%i, %s) fails the query with the error %j [%s]', async (_name, sentStatus, sentAnswer, expected, _id) => {
  status = sentStatus;
  answer = sentAnswer;

  await expect(operations().query({ document: QUERY })).rejects.toMatchObject({
    name: 'ApiError',
    ...expected,
  });
});

test.each([
  ['a response that ends early', 'broken', POLL_TIMEOUT_MS],
  ['an API that never responds', 'never', 200],
])('%s fails the query as a failure of the network', async (_name, sentAnswer, timeoutMs) => {
  answer = sentAnswer;

  await expect(operations({ timeoutMs }).query({ document: QUERY })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    status: 503,
  });
});

test('an aborted query is rejected at once', async () => {
  answer = 'never';
  const leaving = new AbortController();

  const inFlight = operations().query({ document: QUERY, signal: leaving.signal });
  leaving.abort();

  await expect(inFlight).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
});

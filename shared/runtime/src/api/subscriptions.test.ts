import { once } from 'node:events';
import { buildSchema, parse } from 'graphql';
import { useServer as serveGraphQL } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { createApolloOperations } from './apolloOperations.ts';
import type { GraphQLOperations } from './operations.ts';
import { backoffMs } from './subscriptionClient.ts';

const DOCUMENT = parse('subscription stock { stock }');
const schema = buildSchema('type Query { id: ID } type Subscription { stock: Int }');

let server: WebSocketServer;
let leaving: AbortController;
beforeEach(async () => {
  leaving = new AbortController();
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterEach(async () => {
  jest.useRealTimers();
  leaving.abort();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

function operationsWith(websocket?: { timeoutMs?: number }, token: () => string | undefined = () => undefined) {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return createApolloOperations({
    endpoint: 'http://127.0.0.1:9/graphql',
    apiKey: 'key',
    token,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    ...(websocket && { websocket: { url: `ws://127.0.0.1:${port}`, ...websocket } }),
  });
}

/** Subscribes until the end of the test. */
function subscribe(operations: GraphQLOperations, onData: (data: unknown) => void = () => undefined): void {
  void operations.subscribe({ document: DOCUMENT, signal: leaving.signal }, onData);
}

async function connection(): Promise<ServerSocket> {
  const [socket]: ServerSocket[] = await once(server, 'connection');
  if (!socket) throw new Error('The server had no connection.');
  return socket;
}

/** Accepts connections, and never sends another message. */
function acknowledge(socket: ServerSocket): void {
  socket.once('message', () => socket.send(JSON.stringify({ type: 'connection_ack' })));
}

/** Fakes the timers of the client; sockets work in real time. */
function fakeTimeouts(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
}

/** Waits for the effects of network events while timers are faked. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a subscription opens a websocket, which closes with the last subscription [API-14]', async () => {
  const stock = async function* () {
    yield { stock: 3 };
    await once(leaving.signal, 'abort');
  };
  serveGraphQL({ schema, roots: { subscription: { stock } } }, server);
  const operations = operationsWith({});
  expect(server.clients.size).toBe(0);

  const connected = connection();
  const data = await new Promise((resolve) => subscribe(operations, resolve));
  const closed = once(await connected, 'close');
  leaving.abort();

  expect(data).toEqual({ stock: 3 });
  await closed;
});

test('without a websocket endpoint a subscription is refused, and no websocket opens [API-14]', async () => {
  const open = jest.spyOn(globalThis, 'WebSocket');

  await expect(operationsWith().subscribe({ document: DOCUMENT }, () => undefined)).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Subscriptions need a websocket endpoint. Set BROWSER_WEBSOCKET_URL.',
  });

  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('a subscription with GraphQL errors is rejected', async () => {
  serveGraphQL({ schema }, server);

  await expect(
    operationsWith({}).subscribe({ document: parse('subscription { price }') }, () => undefined),
  ).rejects.toMatchObject({ name: 'ApiError', kind: 'graphql' });
});

test.each([
  ['30000 ms by default', {}, 30_000],
  ['the configured time', { timeoutMs: 5_000 }, 5_000],
  ['at least 1000 ms', { timeoutMs: 20 }, 1_000],
])('a silent websocket is closed after %s [API-15]', async (_what, websocket, timeoutMs) => {
  fakeTimeouts();
  const connected = connection();
  subscribe(operationsWith(websocket));
  const socket = await connected;
  acknowledge(socket);
  await settled();

  jest.advanceTimersByTime(timeoutMs - 1);
  await settled();
  expect(socket.readyState).toBe(socket.OPEN);
  const closed = once(socket, 'close');
  jest.advanceTimersByTime(1);
  const [code] = await closed;

  expect(code).toBe(4499);
});

test('a websocket that answers pings stays open', async () => {
  fakeTimeouts();
  serveGraphQL(
    {
      schema,
      roots: {
        subscription: {
          stock: async function* () {
            await once(leaving.signal, 'abort');
            yield 1;
          },
        },
      },
    },
    server,
  );
  const connected = connection();
  subscribe(operationsWith({ timeoutMs: 2_000 }));
  const socket = await connected;
  await settled();

  for (let second = 0; second < 5; second += 1) {
    jest.advanceTimersByTime(1_000);
    await settled();
  }

  expect(socket.readyState).toBe(socket.OPEN);
});

test('the backoff starts at 100 ms, doubles and ends at 10000 ms [API-16]', () => {
  expect(Array.from({ length: 9 }, (_one, retries) => backoffMs(retries))).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000,
  ]);
});

test('a lost websocket is opened again with the backoff [API-16]', async () => {
  fakeTimeouts();
  let attempts = 0;
  server.on('connection', (socket) => {
    attempts += 1;
    socket.terminate();
  });
  const first = connection();
  subscribe(operationsWith({}));
  await first;

  for (const [retries, delayMs] of [100, 200, 400].entries()) {
    await settled();
    jest.advanceTimersByTime(delayMs - 1);
    await settled();
    expect(attempts).toBe(retries + 1);
    const next = connection();
    jest.advanceTimersByTime(1);
    await next;
  }
  expect(attempts).toBe(4);
});

test('a restart opens a new websocket with the token of the new user [AUTH-20]', async () => {
  const tokens: unknown[] = [];
  let token: string | undefined;
  serveGraphQL(
    {
      schema,
      roots: {
        subscription: {
          stock: async function* () {
            yield { stock: 3 };
            await once(leaving.signal, 'abort');
          },
        },
      },
      onConnect: ({ connectionParams }) => {
        tokens.push(connectionParams?.['authorization']);
      },
    },
    server,
  );
  const operations = operationsWith({}, () => token);
  let onData = (_data: unknown): void => undefined;
  const nextData = async () => new Promise((resolve) => (onData = resolve));
  const before = nextData();
  subscribe(operations, (data) => onData(data));
  await before;

  const after = nextData();
  token = 'a.b.c';
  await operations.restartSubscriptions();

  expect(await after).toEqual({ stock: 3 });
  expect(tokens).toEqual([undefined, 'Bearer a.b.c']);
});

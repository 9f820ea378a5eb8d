import http from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { startApi, API_KEY, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { metricOf } from '../../test/metricOf.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug', SHUTDOWN_DELAY_MS: '600' });
}, 60_000);
afterAll(() => api.stop());

test('health, readiness and metrics answer without a key, and no cache keeps them', async () => {
  const answers = await Promise.all(['/-/health', '/-/ready', '/-/metrics'].map((path) => api.get(path)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  expect(await answers[0]?.json()).toEqual({ status: 'ok' });
  expect(await answers[1]?.json()).toEqual({ status: 'ready', mail: { waiting: 0, failed: 0 } });
  expect(answers[2]?.headers.get('content-type')).toContain('text/plain');
  expect((await api.get('/-/ready', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
});

test('requests are counted by route, operations by name, errors by code', async () => {
  const channels = 'graphql_operation_duration_seconds_count{operation="channels"}';
  const invalid = 'graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}';
  const before = [await metricOf(api, channels), await metricOf(api, invalid)];

  await api.ask('query channels { channels { id } }');
  await api.ask('{ noSuchField }');

  expect(await metricOf(api, channels)).toBe((before[0] ?? 0) + 1);
  expect(await metricOf(api, invalid)).toBe((before[1] ?? 0) + 1);
  expect(
    await metricOf(api, 'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}'),
  ).toBeGreaterThan(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'image_makings_waiting']) {
    expect([name, await metricOf(api, name)]).toEqual([name, expect.any(Number)]);
  }
});

test('names that a client makes up, and addresses that lead nowhere, add no metric', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_one, index) =>
      Promise.all([api.ask(`query madeUp${index} { channels { id } }`), api.get(`/made/up/${index}`)]),
    ),
  );

  const text = await (await api.get('/-/metrics')).text();

  expect(text).toContain('graphql_operation_duration_seconds_count{operation="other"} 30');
  expect(text).toContain('route="unknown"');
  expect(text).not.toMatch(/madeUp|\/made/);
});

const PERSONAL = [
  'anna.secret',
  'Hemligsson',
  '198112289874',
  'Smygvägen',
  'aTokenOfHers',
  'aCookieOfHers',
  '203.0.113.77',
];

test('the log of a day holds no personal data, key or token, even at debug', async () => {
  const email = 'anna.secret@example.com';
  await authenticate(api, 'register', email, 'Hemligsson-1');
  const { token = 'no token' } = await authenticate(api, 'login', email, 'Hemligsson-1');
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'refresh-token=aCookieOfHers',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Hemligsson browser',
    referer: `http://shop.example/?email=${email}`,
  };

  const { data } = await api.ask('{ getCart { id } }');
  const cartId = /[\da-f-]{36}/.exec(JSON.stringify(data))?.[0] ?? '';
  const checkout = {
    email,
    identityNumber: '198112289874',
    billingAddress: { firstName: 'Anna', lastName: 'Hemligsson', addressLine1: 'Smygvägen 1' },
  };
  await api.ask(
    'mutation createOrUpdateCheckout($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email } }',
    { id: cartId, checkout },
    headers,
  );
  await api.ask('mutation updateUser($user: UserInputType!) { updateUser(user: $user) { email } }', {
    user: { email, nonsense: 'Hemligsson' },
  });
  await api.ask(`query annaSecret { getUser { noSuchField(email: "${email}") } }`, { email }, headers);
  await api.ask(`mutation { subscribeToNewsletter(email: "${email}") }`, {}, headers);
  await api.ask(`mutation { requestPasswordReset(email: "${email}") }`, {}, headers);
  await api.ask('{ getUser { email } }', {}, { authorization: 'Bearer aTokenOfHers' });
  await api.get(`/auth/sign/${API_KEY}?identity=${encodeURIComponent(email)}`, { headers });
  await api.get(`/nowhere/${email}?token=aTokenOfHers`, { headers });
  await api.get(`/images/product/raw/${email}.webp?who=Hemligsson`, { headers });
  await api.get('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"username":"${email}"`,
  });
  await api.get('/graphql', { method: 'POST', headers: { 'x-apikey': 'aTokenOfHers', ...headers }, body: email });
  await speakNonsense(`GET /?${email} HTTP/9.9\r\n\r\n`);

  const log = api.output();
  expect(token).not.toBe('no token');

  expect(log).toContain('"operation":"createOrUpdateCheckout"');
  expect(log).toContain('"route":"/auth/sign/:apiKey"');
  expect([...PERSONAL, API_KEY, token, cartId, email].filter((text) => log.includes(text))).toEqual([]);
}, 60_000);

async function speakNonsense(text: string): Promise<void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.end(text);
  socket.resume();
  await once(socket, 'close');
}

// The embedded database has no connections to lose.
if (process.env['TEST_DATABASE_URL']) {
  test('a database server that ends all connections is found again, and its changes are heard of once, not twice', async () => {
    const shop = await startApi();
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const listeners = async () => (await client.query(`select 1 ${others} and query like 'listen %'`)).rowCount;
    const price = async () => {
      const { data } = await shop.ask('{ product(productId: 4) { unitPrice { sellingPriceIncVat } } }');
      return data['product'];
    };
    try {
      for (const amount of [3, 2]) {
        await client.query(`select pg_terminate_backend(pid) ${others}`);
        await soon(async () => (await shop.get('/-/ready')).status, 200);
        await soon(listeners, 1);

        await client.query('update product_price set selling_minor = $1 where product_id = 4', [100 * amount]);
        await client.query(`select pg_notify('commerce_changes', '{"productIds": [4]}')`);
        await soon(price, { unitPrice: { sellingPriceIncVat: amount } });
      }
      // Whoever lost one connection twice over has a second listener by now.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(await listeners()).toBe(1);
      expect(await metricOf(shop, 'database_connections_lost')).toBeGreaterThan(0);
    } finally {
      await client.end();
      await shop.stop();
    }
  }, 60_000);
}

/** Asks until the answer is the expected one, or for ten seconds. */
async function soon(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + 10_000;
  let answer = await ask();
  while (Date.now() < end && JSON.stringify(answer) !== JSON.stringify(expected)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
  expect(answer).toEqual(expected);
}

test('told to end, it calls itself unready at once and still answers what comes meanwhile', async () => {
  const agent = new http.Agent({ keepAlive: true });
  const before = await statusOf('/-/ready', agent);

  const ended = api.end();
  let ready = await statusOf('/-/ready', agent);
  while (ready === 200) ready = await statusOf('/-/ready', agent);
  const meanwhile = await api.ask('{ channels { id } }');

  expect([before, ready, meanwhile.status]).toEqual([200, 503, 200]);
  expect(await ended).toBe(0);
}, 30_000);

async function statusOf(path: string, agent: http.Agent): Promise<number | undefined> {
  const request = http.get(api.url + path, { agent });
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  response?.resume();
  return response?.statusCode;
}

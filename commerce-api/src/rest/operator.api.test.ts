import http from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { startApi, API_KEY, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { metricOf } from '../../test/metricOf.ts';
import { eventually, expectEventually } from '../../test/expectEventually.ts';
import { withTimes } from '../../test/withTimes.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug', SHUTDOWN_DELAY_MS: '4000' });
});
afterAll(() => api.stop());

test('health, readiness and metrics respond without a key and are not cached', async () => {
  const responses = await Promise.all(['/-/health', '/-/ready', '/-/metrics'].map((path) => api.get(path)));

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  expect(await responses[0]?.json()).toEqual({ status: 'ok' });
  expect(await responses[1]?.json()).toEqual({ status: 'ready', mail: { waiting: 0, failed: 0 } });
  expect(responses[2]?.headers.get('content-type')).toContain('text/plain');
  expect((await api.get('/-/ready', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
});

test('requests are counted by route, operations by name, errors by code', async () => {
  const channels = 'graphql_operation_duration_seconds_count{operation="channels"}';
  const invalid = 'graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}';
  const before = [await metricOf(api, channels), await metricOf(api, invalid)];

  await api.runOperation('query channels { channels { id } }');
  await api.runOperation('{ noSuchField }');

  expect(await metricOf(api, channels)).toBe((before[0] ?? 0) + 1);
  expect(await metricOf(api, invalid)).toBe((before[1] ?? 0) + 1);
  expect(
    await metricOf(api, 'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}'),
  ).toBeGreaterThan(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'image_makings_waiting']) {
    expect([name, await metricOf(api, name)]).toEqual([name, expect.any(Number)]);
  }
});

test('unknown operation names and unknown paths add no metric', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_one, index) =>
      Promise.all([api.runOperation(`query madeUp${index} { channels { id } }`), api.get(`/made/up/${index}`)]),
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

test('the log contains no personal data, key or token, even at debug', async () => {
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

  const { data } = await api.runOperation('{ getCart { id } }');
  const cartId = /[\da-f-]{36}/.exec(JSON.stringify(data))?.[0] ?? '';
  const checkout = {
    email,
    identityNumber: '198112289874',
    billingAddress: { firstName: 'Anna', lastName: 'Hemligsson', addressLine1: 'Smygvägen 1' },
  };
  await api.runOperation(
    'mutation createOrUpdateCheckout($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email } }',
    { id: cartId, checkout },
    headers,
  );
  await api.runOperation('mutation updateUser($user: UserInputType!) { updateUser(user: $user) { email } }', {
    user: { email, nonsense: 'Hemligsson' },
  });
  await api.runOperation(`query annaSecret { getUser { noSuchField(email: "${email}") } }`, { email }, headers);
  await api.runOperation(`mutation { subscribeToNewsletter(email: "${email}") }`, {}, headers);
  await api.runOperation(`mutation { requestPasswordReset(email: "${email}") }`, {}, headers);
  await api.runOperation('{ getUser { email } }', {}, { authorization: 'Bearer aTokenOfHers' });
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
});

async function speakNonsense(text: string): Promise<void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.end(text);
  socket.resume();
  await once(socket, 'close');
}

// The embedded database has no connections.
if (process.env['TEST_DATABASE_URL']) {
  test('after the database server closes all connections, the API reconnects and receives each change once', async () => {
    const shop = await startApi(withTimes({ databaseHeartbeatMs: 50 }));
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const listeners = async () => (await client.query(`select 1 ${others} and query like 'listen %'`)).rowCount;
    const lastCheck = async (): Promise<unknown> => {
      const { rows } = await client.query(`select max(state_change)::text as at ${others} and query like 'listen %'`);
      return rows[0]?.at;
    };
    const price = async () => {
      const { data } = await shop.runOperation('{ product(productId: 4) { unitPrice { sellingPriceIncVat } } }');
      return data['product'];
    };
    try {
      for (const amount of [3, 2]) {
        await client.query(`select pg_terminate_backend(pid) ${others}`);
        await expectEventually(async () => (await shop.get('/-/ready')).status, 200);
        await expectEventually(listeners, 1);

        await client.query('update product_price set selling_minor = $1 where product_id = 4', [100 * amount]);
        await client.query(`select pg_notify('commerce_changes', '{"productIds": [4]}')`);
        await expectEventually(price, { unitPrice: { sellingPriceIncVat: amount } });
      }
      // A connection that was lost twice would have a second listener after another check of the first one.
      const checked = await lastCheck();
      await eventually(lastCheck, (at) => at !== checked);
      expect(await listeners()).toBe(1);
      expect(await metricOf(shop, 'database_connections_lost')).toBeGreaterThan(0);
    } finally {
      await client.end();
      await shop.stop();
    }
  });
}

test('after SIGTERM it is unready at once, responds during the shutdown delay and closes connections', async () => {
  const agent = new http.Agent({ keepAlive: true });
  const before = await getWith('/-/ready', agent);

  const ended = api.end();
  let ready = await getWith('/-/ready', agent);
  while (ready.statusCode === 200) ready = await getWith('/-/ready', agent);
  const meanwhile = await api.runOperation('{ channels { id } }');

  expect([before.statusCode, ready.statusCode, meanwhile.status]).toEqual([200, 503, 200]);
  expect([before.headers.connection, ready.headers.connection]).toEqual(['keep-alive', 'close']);
  expect([before.headers['retry-after'], ready.headers['retry-after']]).toEqual([undefined, '5']);
  expect(await ended).toBe(0);
});

async function getWith(path: string, agent: http.Agent): Promise<http.IncomingMessage> {
  const [response]: http.IncomingMessage[] = await once(http.get(api.url + path, { agent }), 'response');
  if (!response) throw new Error('The API did not respond.');
  response.resume();
  return response;
}

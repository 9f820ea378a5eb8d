import type { Email } from 'postal-mime';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { besideServer } from '../../test/besideServer.ts';
import { authenticate } from '../../test/authClient.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { operatorOf } from '../../test/operator.ts';
import { shopWith } from '../../test/shopWith.ts';
import { writtenMails } from '../../test/writtenMails.ts';

/** Sold out in the fixtures: Linje bar handle, 128 mm. */
const SKU = 102;

const WRONG = ['', 'no address', 'a@b', 'two words@example.se', `${'x'.repeat(250)}@example.se`];

const running = new Set<Api>();
afterEach(async () => {
  await Promise.all([...running].map((each) => each.stop()));
  running.clear();
});

async function shop(env: Record<string, string> = {}): Promise<Api> {
  const api = await startApi(env);
  running.add(api);
  return api;
}

/** Runs `work` while the server is stopped. @returns a new server on the same data */
async function whileStopped(api: Api, work: () => Promise<unknown>): Promise<Api> {
  await api.end();
  await work();
  return shop({ DATA_DIR: api.dataDir });
}

function setStock(api: Api, inStock: number): Promise<unknown> {
  return operatorOf(() => api).run('stock', { sku: SKU, 'in-stock': String(inStock) });
}

interface AvailabilityRequest {
  email: string;
  skuId?: number;
  site?: 'sv' | 'en';
  /** Address of the client. */
  from?: string;
}

function subscribe(api: Api, { email, skuId = SKU, site = 'sv', from = '203.0.113.1' }: AvailabilityRequest) {
  return api.runOperation(
    `mutation ($email: String!, $skuId: Int!, $languageId: String) {
      monitorProductAvailability(email: $email, skuId: $skuId, languageId: $languageId)
    }`,
    { email, skuId, languageId: site === 'sv' ? 'sv-SE' : 'en-US' },
    { 'x-forwarded-for': from },
  );
}

/** The mails about the sku, in the order of their addresses, once there are `count`. */
async function mails(api: Api, count = 0): Promise<Email[]> {
  const read = await writtenMails(api, count, { name: `-back-in-stock-${SKU}-` });
  return read.toSorted((a, b) => to(a).localeCompare(to(b)));
}

const to = ({ to: [first] = [] }: Email): string => first?.address ?? '';

function untilOutboxIsEmpty(api: Api): Promise<void> {
  return expectEventually(
    async () => (await api.get('/-/ready')).json(),
    expect.objectContaining({ mail: expect.objectContaining({ waiting: 0 }) }),
  );
}

test('subscribers get exactly one mail in their language when the sku is available again', async () => {
  const api = await shop();
  await subscribe(api, { email: 'Eva@example.se' });
  await subscribe(api, { email: 'eva@example.se' });
  await subscribe(api, { email: 'eve@example.com', site: 'en' });

  await setStock(api, 4);
  const [swedish, english, ...more] = await mails(api, 2);

  expect(more).toEqual([]);
  expect(swedish).toMatchObject({
    to: [{ address: 'eva@example.se' }],
    subject: 'Linje stånghandtag, mässing finns igen',
  });
  for (const part of [swedish?.text, swedish?.html]) {
    expect(part).toContain('Linje stånghandtag, mässing, Lindvarp, 128 mm');
    expect(part).toContain('/p/handtag/linje-massing');
  }
  expect(swedish?.html).toContain('<html lang="sv">');
  expect(english).toMatchObject({
    to: [{ address: 'eve@example.com' }],
    subject: 'Linje bar handle, brass is back in stock',
  });
  expect(english?.text).toContain('http://en.localhost:3000/en/p/handles/linje-brass');

  // Sold out and back again: only the renewed subscription causes another mail.
  await setStock(api, 0);
  await subscribe(api, { email: 'eva@example.se' });
  await setStock(api, 1);
  expect((await mails(api, 3)).map(to)).toEqual(['eva@example.se', 'eva@example.se', 'eve@example.com']);
});

test('a sku that is still sold out causes no mail, and addresses are deleted after sending', async () => {
  const api = await shop();
  await subscribe(api, { email: 'eva@example.se' });

  await setStock(api, 0);
  await untilOutboxIsEmpty(api);
  expect(await mails(api)).toEqual([]);

  await setStock(api, 2);
  await mails(api, 1);
  await untilOutboxIsEmpty(api);
  let stored: unknown;
  const next = await besideServer(api, async () => {
    stored = await onDatabase(
      api,
      `const { rows } = await sql\`
         select (select count(*)::int from availability_request where sku_id = ${SKU}) as waiting,
           (select count(*)::int from outbox where payload::text like '%eva@%') as mails\`.execute(db);
       return rows;`,
    );
  });
  running.add(next);
  expect(stored).toEqual([{ waiting: 0, mails: 0 }]);
});

test('a sku that is sold out again before its mail is written causes no mail, and the subscription continues', async () => {
  let api = await shop();
  await subscribe(api, { email: 'eva@example.se' });
  // A running server could write the mail before the sku is sold out.
  api = await whileStopped(api, async () => {
    await onDatabase(
      api,
      `await sql\`update sku set in_stock = 1 where id = ${SKU}\`.execute(db);
       await Promise.all([notifySubscribers(db), notifySubscribers(db, [1])]);
       await sql\`update sku set in_stock = 0 where id = ${SKU}\`.execute(db);`,
      { notifySubscribers: 'availability/notifySubscribers.ts' },
    );
  });
  await untilOutboxIsEmpty(api);
  expect(await mails(api)).toEqual([]);

  await setStock(api, 1);
  expect((await mails(api, 1)).map(to)).toEqual(['eva@example.se']);
});

test('several processes that handle the same change notify each subscriber once', async () => {
  const api = await shop();
  const addresses = Array.from({ length: 250 }, (_, at) => `nr${String(at).padStart(3, '0')}@example.se`);
  let left: unknown;
  const next = await besideServer(api, async () => {
    left = await onDatabase(
      api,
      `for (const email of ${JSON.stringify(addresses)})
         await db.insertInto('availability_request').values({ email, sku_id: ${SKU}, language: 'sv' }).execute();
       await sql\`update sku set in_stock = 1 where id = ${SKU}\`.execute(db);
       const notified = await Promise.all([notifySubscribers(db), notifySubscribers(db, [1]), notifySubscribers(db)]);
       // The server sends concurrently, and deletes the addresses of sent mails.
       const { rows } = await sql\`
         select count(distinct coalesce(payload ->> 'email', payload ->> 'ticket'))::int as addresses, count(*)::int as mails
         from outbox where kind = 'backInStock'\`.execute(db);
       return { notified: notified.reduce((sum, each) => sum + each), ...rows[0] };`,
      { notifySubscribers: 'availability/notifySubscribers.ts' },
    );
  });
  running.add(next);

  expect(left).toEqual({ notified: 250, addresses: 250, mails: 250 });
});

async function runSequentially<Result>(
  count: number,
  work: (at: number) => Promise<Result>,
  at = 0,
): Promise<Result[]> {
  return at < count ? [await work(at), ...(await runSequentially(count, work, at + 1))] : [];
}

/** Fifty skus to which one address is subscribed. */
const FIFTY = `
  await sql\`
    insert into sku (id, product_id, position, article_number, name, weight, in_stock, oversellable, static_stock)
    select 9000 + n, 1, 10 + n, 'N-' || n, '{"sv":"-","en":"-"}', 1, 0, 0, 0 from generate_series(1, 50) n\`.execute(db);
  await sql\`
    insert into availability_request (email, sku_id, language)
    select 'collector@example.se', 9000 + n, 'sv' from generate_series(1, 50) n\`.execute(db);`;

describe('limits of subscriptions', () => {
  let results: Awaited<ReturnType<typeof subscribeAll>>;
  let stored: unknown;
  const isTrue = ({ data }: ApiResponse) => data['monitorProductAvailability'] === true;

  async function subscribeAll(api: Api) {
    const { token = '' } = await authenticate(api, 'register', 'left@example.se', 'long-enough');
    const left = await subscribe(api, { email: 'left@example.se', from: '203.0.113.2' });
    await api.runOperation('mutation { deleteUser }', {}, { authorization: `Bearer ${token}` });
    return {
      left,
      fiftyFirst: await subscribe(api, { email: 'collector@example.se', from: '203.0.113.3' }),
      wrong: await runSequentially(WRONG.length, (at) =>
        subscribe(api, { email: WRONG[at] ?? '', from: '203.0.113.4' }),
      ),
      oneClient: await runSequentially(31, (at) => subscribe(api, { email: `a${at}@example.se` })),
      oneAddress: await runSequentially(21, (at) =>
        subscribe(api, { email: 'victim@example.se', skuId: at < 20 ? SKU : 103, from: `203.0.113.${at + 10}` }),
      ),
    };
  }

  beforeAll(async () => {
    const { api } = await shopWith({}, { body: FIFTY, imports: {} });
    results = await subscribeAll(api);
    await api.end();
    stored = await onDatabase(
      api,
      'return db.selectFrom("availability_request").select(["email", "sku_id as skuId"]).where("sku_id", "<", 9000).execute();',
    );
    await api.stop();
  });

  test('one client cannot make more than 30 requests', () => {
    expect(results.oneClient.slice(0, 30).every(isTrue)).toBe(true);
    expect(results.oneClient[30]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect(stored).toContainEqual({ email: 'a29@example.se', skuId: SKU });
  });

  test('subscriptions of one address are limited without revealing it', () => {
    expect(results.oneAddress.every(isTrue)).toBe(true);
    expect(stored).toContainEqual({ email: 'victim@example.se', skuId: SKU });
    expect(stored).not.toContainEqual({ email: 'victim@example.se', skuId: 103 });
  });

  test('one address cannot be subscribed to more than fifty skus', () => {
    expect(isTrue(results.fiftyFirst)).toBe(true);
    expect(stored).not.toContainEqual(expect.objectContaining({ email: 'collector@example.se' }));
  });

  test('an invalid address is rejected', () => {
    expect(results.wrong.map(({ code }) => code)).toEqual(WRONG.map(() => 'BAD_INPUT'));
  });

  test('deleting the account deletes its subscriptions', () => {
    expect(isTrue(results.left)).toBe(true);
    expect(stored).not.toContainEqual(expect.objectContaining({ email: 'left@example.se' }));
  });
});

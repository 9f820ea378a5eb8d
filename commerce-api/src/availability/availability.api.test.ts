import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { admin } from '../../test/adminCli.ts';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { setTimeout as aMoment } from 'node:timers/promises';
import { authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { shopWith } from '../../test/shopWith.ts';

/** Each test starts servers of its own, on machines that do other things as well. */
jest.setTimeout(180_000);

/** Sold out in the fixtures: Linje bar handle, 128 mm. */
const SKU = 102;

const WRONG = ['', 'no address', 'a@b', 'two words@example.se', `${'x'.repeat(250)}@example.se`];

const running: Api[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

async function shop(env: Record<string, string> = {}): Promise<Api> {
  const api = await startApi(env);
  running.push(api);
  return api;
}

/** Runs `work` beside the server: PGlite is one process's alone, so there the server rests. */
async function meanwhile(api: Api, work: () => Promise<unknown>): Promise<Api> {
  if (!api.databaseUrl) return atRest(api, work);
  await work();
  return api;
}

/** Runs `work` while the server is down. @returns the server that is started on the same data */
async function atRest(api: Api, work: () => Promise<unknown>): Promise<Api> {
  await api.end();
  await work();
  return shop({ DATA_DIR: api.dataDir });
}

function setStock(api: Api, inStock: number): Promise<Api> {
  return meanwhile(api, async () => {
    const { code, err } = await admin(api, 'stock', '--sku', String(SKU), '--in-stock', String(inStock));
    if (code !== 0) throw new Error(err);
  });
}

interface Ask {
  email: string;
  skuId?: number;
  site?: 'sv' | 'en';
  /** Address of the client. */
  from?: string;
}

function ask(api: Api, { email, skuId = SKU, site = 'sv', from = '203.0.113.1' }: Ask) {
  return api.ask(
    `mutation ($email: String!, $skuId: Int!, $languageId: String) {
      monitorProductAvailability(email: $email, skuId: $skuId, languageId: $languageId)
    }`,
    { email, skuId, languageId: site === 'sv' ? 'sv-SE' : 'en-US' },
    { 'x-forwarded-for': from },
  );
}

/** The mails about the sku, in the order of their addresses. */
async function mails(api: Api): Promise<Email[]> {
  const folder = join(api.dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(`-back-in-stock-${SKU}-`)) : [];
  const read = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return read.toSorted((a, b) => to(a).localeCompare(to(b)));
}

const to = ({ to: [first] = [] }: Email): string => first?.address ?? '';

/** Asks until there are so many; the test's own time limit ends a vain wait. */
async function untilMails(api: Api, count: number): Promise<Email[]> {
  const found = await mails(api);
  if (found.length >= count) return found;
  await aMoment(20);
  return untilMails(api, count);
}

async function untilNothingWaitsToBeSent(api: Api): Promise<void> {
  const text = await (await api.get('/-/ready')).text();
  if (text.includes('"waiting":0')) return;
  await aMoment(20);
  await untilNothingWaitsToBeSent(api);
}

test('who waits for a sku gets one mail in their language when it can be bought again, and then no more', async () => {
  let api = await shop();
  await ask(api, { email: 'Eva@example.se' });
  await ask(api, { email: 'eva@example.se' });
  await ask(api, { email: 'eve@example.com', site: 'en' });

  api = await setStock(api, 4);
  const [swedish, english, ...more] = await untilMails(api, 2);

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

  // Sold out and back again: who was told is not told again, who asks anew is.
  api = await setStock(api, 0);
  await ask(api, { email: 'eva@example.se' });
  api = await setStock(api, 1);
  expect((await untilMails(api, 3)).map(to)).toEqual(['eva@example.se', 'eva@example.se', 'eve@example.com']);
});

test('nobody is told of what is still sold out, and of who was told no address is kept', async () => {
  let api = await shop();
  await ask(api, { email: 'eva@example.se' });

  api = await setStock(api, 0);
  await untilNothingWaitsToBeSent(api);
  expect(await mails(api)).toEqual([]);

  api = await setStock(api, 2);
  await untilMails(api, 1);
  let kept: unknown;
  await meanwhile(api, async () => {
    kept = await onDatabase(
      api,
      `const { rows } = await sql\`
         select (select count(*)::int from availability_request where sku_id = ${SKU}) as waiting,
           (select count(*)::int from outbox where payload::text like '%eva@%') as mails\`.execute(db);
       return rows;`,
    );
  });
  expect(kept).toEqual([{ waiting: 0, mails: 0 }]);
});

test('what is sold out again before its mail is written is not told, and waited for on', async () => {
  let api = await shop();
  await ask(api, { email: 'eva@example.se' });
  // A server at work could write the mail before the last of it is sold.
  api = await atRest(api, async () => {
    await onDatabase(
      api,
      `await sql\`update sku set in_stock = 1 where id = ${SKU}\`.execute(db);
       await Promise.all([notifySubscribers(db), notifySubscribers(db, [1])]);
       await sql\`update sku set in_stock = 0 where id = ${SKU}\`.execute(db);`,
      { notifySubscribers: 'availability/notifySubscribers.ts' },
    );
  });
  await untilNothingWaitsToBeSent(api);
  expect(await mails(api)).toEqual([]);

  api = await setStock(api, 1);
  expect((await untilMails(api, 1)).map(to)).toEqual(['eva@example.se']);
});

test('several processes that see the same change tell each once', async () => {
  const api = await shop();
  const addresses = Array.from({ length: 250 }, (_, at) => `nr${String(at).padStart(3, '0')}@example.se`);
  let left: unknown;
  await meanwhile(api, async () => {
    left = await onDatabase(
      api,
      `for (const email of ${JSON.stringify(addresses)})
         await db.insertInto('availability_request').values({ email, sku_id: ${SKU}, language: 'sv' }).execute();
       await sql\`update sku set in_stock = 1 where id = ${SKU}\`.execute(db);
       const notified = await Promise.all([notifySubscribers(db), notifySubscribers(db, [1]), notifySubscribers(db)]);
       // The server sends meanwhile, and forgets the address of what is sent.
       const { rows } = await sql\`
         select count(distinct coalesce(payload ->> 'email', payload ->> 'ticket'))::int as addresses, count(*)::int as mails
         from outbox where kind = 'backInStock'\`.execute(db);
       return { notified: notified.reduce((sum, each) => sum + each), ...rows[0] };`,
      { notifySubscribers: 'availability/notifySubscribers.ts' },
    );
  });

  expect(left).toEqual({ notified: 250, addresses: 250, mails: 250 });
});

async function runSequentially<Result>(
  count: number,
  work: (at: number) => Promise<Result>,
  at = 0,
): Promise<Result[]> {
  return at < count ? [await work(at), ...(await runSequentially(count, work, at + 1))] : [];
}

/** Fifty skus that one address waits for. */
const FIFTY = `
  await sql\`
    insert into sku (id, product_id, position, article_number, name, weight, in_stock, oversellable, static_stock)
    select 9000 + n, 1, 10 + n, 'N-' || n, '{"sv":"-","en":"-"}', 1, 0, 0, 0 from generate_series(1, 50) n\`.execute(db);
  await sql\`
    insert into availability_request (email, sku_id, language)
    select 'collector@example.se', 9000 + n, 'sv' from generate_series(1, 50) n\`.execute(db);`;

describe('a shop in which many ask', () => {
  let answers: Awaited<ReturnType<typeof askedFor>>;
  let kept: unknown;
  const isTrue = ({ data }: ApiResponse) => data['monitorProductAvailability'] === true;

  async function askedFor(api: Api) {
    const { token = '' } = await authenticate(api, 'register', 'left@example.se', 'long-enough');
    const left = await ask(api, { email: 'left@example.se', from: '203.0.113.2' });
    await api.ask('mutation { deleteUser }', {}, { authorization: `Bearer ${token}` });
    return {
      left,
      fiftyFirst: await ask(api, { email: 'collector@example.se', from: '203.0.113.3' }),
      wrong: await runSequentially(WRONG.length, (at) => ask(api, { email: WRONG[at] ?? '', from: '203.0.113.4' })),
      oneClient: await runSequentially(31, (at) => ask(api, { email: `a${at}@example.se` })),
      oneAddress: await runSequentially(21, (at) =>
        ask(api, { email: 'victim@example.se', skuId: at < 20 ? SKU : 103, from: `203.0.113.${at + 10}` }),
      ),
    };
  }

  beforeAll(async () => {
    const { api } = await shopWith({}, { body: FIFTY, imports: {} });
    answers = await askedFor(api);
    await api.end();
    kept = await onDatabase(
      api,
      'return db.selectFrom("availability_request").select(["email", "sku_id as skuId"]).where("sku_id", "<", 9000).execute();',
    );
    await api.stop();
  }, 180_000);

  test('one client cannot ask for many', () => {
    expect(answers.oneClient.slice(0, 30).every(isTrue)).toBe(true);
    expect(answers.oneClient[30]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect(kept).toContainEqual({ email: 'a29@example.se', skuId: SKU });
  });

  test('nobody can have one address written to without end, and the answer says nothing of it', () => {
    expect(answers.oneAddress.every(isTrue)).toBe(true);
    expect(kept).toContainEqual({ email: 'victim@example.se', skuId: SKU });
    expect(kept).not.toContainEqual({ email: 'victim@example.se', skuId: 103 });
  });

  test('one address does not wait for more than fifty skus', () => {
    expect(isTrue(answers.fiftyFirst)).toBe(true);
    expect(kept).not.toContainEqual(expect.objectContaining({ email: 'collector@example.se' }));
  });

  test('what is no address is refused', () => {
    expect(answers.wrong.map(({ code }) => code)).toEqual(WRONG.map(() => 'BAD_INPUT'));
  });

  test('who deletes the account waits for nothing any more', () => {
    expect(isTrue(answers.left)).toBe(true);
    expect(kept).not.toContainEqual(expect.objectContaining({ email: 'left@example.se' }));
  });
});

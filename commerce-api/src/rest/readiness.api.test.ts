import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { digest, post, signed } from '../../test/authClient.ts';
import { metricOf } from '../../test/metricOf.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { shopWith } from '../../test/shopWith.ts';

/** Writes to these tables fail as on a full disk until there is space again after a number of them. */
const FULL_DISK = `
  await sql\`create sequence failure\`.execute(db);
  await sql\`create function fail() returns trigger language plpgsql as $$ begin
    if tg_argv[0]::int < nextval('failure') then return new; end if;
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$\`.execute(db);
  await sql\`create trigger fail before insert on readiness_check for each row execute function fail(2)\`.execute(db);
  await sql\`create trigger fail before insert on cart for each row execute function fail(1000000)\`.execute(db);
  await sql\`create trigger fail before insert on used_challenge for each row execute function fail(1000000)\`.execute(db);
`;

let api: Api;
beforeAll(async () => {
  ({ api } = await shopWith({}, { body: FULL_DISK, imports: {} }));
});
afterAll(() => api.stop());

async function readiness(): Promise<unknown[]> {
  const response = await api.get('/-/ready');
  const body: unknown = await response.json();
  return [response.status, body];
}

test('while the disk of the database is full the API is unready, and it is ready once there is space', async () => {
  const unready = [503, { status: 'unready', reason: 'disk' }];

  expect([await readiness(), await readiness(), await readiness()]).toEqual([
    unready,
    unready,
    [200, { status: 'ready', mail: { waiting: 0, failed: 0 } }],
  ]);
});

test('on a full disk mutations are BUSY and a login is 503', async () => {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  const signature = await signed(api, 'karin@example.se');

  const add = 'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }';
  const added = await api.runOperation(add, { id });
  const login = await post(api, 'login', { username: 'karin@example.se', signature, password: digest('wrong') });

  expect(added.code).toBe('BUSY');
  expect([login.status, await login.json()]).toEqual([503, { error: 'BUSY' }]);
});

test.each([
  ['a shop without products is warm', 'update product set active = false', false],
  ['a shop whose warm-up fails is ready', 'alter table product_image rename to missing_image', true],
])('%s', async (_title, statement, hasFailed) => {
  const { api: shop } = await shopWith({}, { body: `await sql\`${statement}\`.execute(db);`, imports: {} });

  const { status } = await shop.get('/-/ready');
  const log = shop.output();
  await shop.stop();

  expect(status).toBe(200);
  expect(log.includes('warm-up not completed')).toBe(hasFailed);
});

test.each(['products', 'productSuggestions', 'product'])(
  'a shop is ready after the operation %s has run',
  async (operation) => {
    expect(await metricOf(api, `graphql_operation_duration_seconds_count{operation="${operation}"}`)).toBeGreaterThan(
      0,
    );
  },
);

test('a check needs new blocks of the disk, and leaves none of them behind', async () => {
  await api.end();

  const found = await onDatabase(
    api,
    `await sql\`drop trigger fail on readiness_check\`.execute(db);
     const check = new WriteCheck(db);
     const size = async () => Number((await sql\`select pg_total_relation_size('readiness_check') as size\`.execute(db)).rows[0].size);
     await check.run();
     const before = await size();
     for (let count = 0; count < 300; count += 1) await check.run();
     const after = await size();
     await sql\`set temp_file_limit = '100kB'\`.execute(db);
     const code = await check.run().catch((error) => error.code);
     return { before, after, code };`,
    { WriteCheck: 'platform/db/writeCheck.ts' },
  );

  const { before, after, code } = z.object({ before: z.number(), after: z.number(), code: z.string() }).parse(found);
  // A vacuum in between adds maps of 32 KiB. One check would leave 256 KiB.
  expect(after - before).toBeLessThan(128 * 1024);
  // PostgreSQL's code for a reached limit of temporary files.
  expect(code).toBe('53400');
});

import * as z from 'zod';
import { admin } from '../../../test/adminCli.ts';
import { startApi, type Api } from '../../../test/api.ts';
import { onRunningDatabase } from '../../../test/besideServer.ts';
import { eventually } from '../../../test/expectEventually.ts';
import { createKey, inDays, operate, operateWith, operatorAccess } from '../../../test/operator.ts';
import { request } from '../../../test/request.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const STOCK = { sku: '201', 'in-stock': 9 };

async function databaseResult(body: string): Promise<unknown> {
  const [result, next] = await onRunningDatabase(api, body);
  api = next;
  return result;
}

/** The logged security events of an operator, in order, once there are as many. A line may follow the response. */
async function eventsOf(operator: string, count: number): Promise<object[]> {
  const event = z.looseObject({ kind: z.string() });
  const read = () =>
    api
      .output()
      .split('\n')
      .filter((line) => line.includes('"security event"') && line.includes(`"operator":"${operator}"`))
      .map((line) => event.parse(JSON.parse(line)));
  return eventually(read, ({ length }) => length >= count);
}

test('a change with a key is recorded under the name of the key', async () => {
  const key = await createKey(api, 'anna', 'stock');

  const unnamed = await operateWith(api, key, 'stock', STOCK);
  const named = await operate(api, 'stock', STOCK, { secret: key, actor: 'anna' });

  expect([unnamed.status, named.status]).toEqual([200, 200]);
  const rows = await databaseResult(
    `return db.selectFrom('admin_change').select('actor').where('command', '=', 'stock').execute();`,
  );
  expect(rows).toEqual([{ actor: 'anna' }, { actor: 'anna' }]);
});

test('a request with a key that states another actor is refused and logged', async () => {
  const key = await createKey(api, 'bo', 'stock');

  const refused = await operate(api, 'stock', STOCK, { secret: key, actor: 'anna' });

  expect(refused).toMatchObject({ status: 400, code: 'USAGE', message: expect.stringContaining('bo') });
  expect(await eventsOf('bo', 1)).toMatchObject([{ kind: 'operatorActor', command: 'stock', outcome: 'refused' }]);
});

test('a command outside the commands of a key is refused and logged', async () => {
  const key = await createKey(api, 'cilla', 'order *', 'stock');
  const statusOf = async (name: string, input: object) => {
    const { status, code } = await operateWith(api, key, name, input);
    return [status, code];
  };

  expect(await statusOf('order list', {})).toEqual([200, undefined]);
  expect(await statusOf('stock', STOCK)).toEqual([200, undefined]);
  expect(await statusOf('customer find', { text: 'eva' })).toEqual([403, 'FORBIDDEN']);
  expect(await statusOf('export', {})).toEqual([403, 'FORBIDDEN']);
  const refused = { kind: 'operatorCommand', outcome: 'refused' };
  expect(await eventsOf('cilla', 2)).toMatchObject([
    { ...refused, command: 'customer find' },
    { ...refused, command: 'export' },
  ]);
});

test('the list of commands has only those of the key', async () => {
  const key = await createKey(api, 'disa', 'order list', 'reviews *');

  const response = await request(operatorAccess(api).url, { headers: { authorization: `Bearer ${key}` } });

  const { result } = z.object({ result: z.array(z.object({ name: z.string() })) }).parse(await response.json());
  expect(result.map(({ name }) => name)).toEqual(['order list', 'reviews list', 'reviews accept', 'reviews reject']);
});

test('a removed key is refused at once, and its name is free again', async () => {
  const key = await createKey(api, 'eskil', '*');
  const before = await operateWith(api, key, 'order list');

  await operate(api, 'operator remove', { name: 'eskil' });
  const after = await operateWith(api, key, 'order list');
  const next = await createKey(api, 'eskil', '*');

  expect([before.status, after.status, after.code]).toEqual([200, 401, 'UNAUTHENTICATED']);
  expect(await operateWith(api, next, 'order list')).toMatchObject({ status: 200 });
  expect(await eventsOf('eskil', 1)).toMatchObject([{ kind: 'operatorKey', reason: 'removed', outcome: 'refused' }]);
});

test('an expired key is refused, and a new one replaces it', async () => {
  const key = await createKey(api, 'frida', '*');
  const taken = await operate(api, 'operator add', { name: 'frida', command: ['*'], until: inDays(1) });
  await databaseResult("await sql`update operator_key set expires_at = now() where name = 'frida'`.execute(db);");

  const expired = await operateWith(api, key, 'order list');
  const next = await createKey(api, 'frida', '*');

  expect(taken).toMatchObject({ status: 422, code: 'FAILED' });
  expect([expired.status, expired.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(await operateWith(api, next, 'order list')).toMatchObject({ status: 200 });
});

test('a key passes on only commands that it opens itself', async () => {
  const key = await createKey(api, 'gosta', 'operator *', 'order *');
  const pass = async (name: string, ...command: string[]) =>
    (await operateWith(api, key, 'operator add', { name, command, until: inDays(1) })).code;

  expect(await pass('hanna', 'order ship', 'order *')).toBeUndefined();
  expect(await pass('ivar', 'order ship', 'stock')).toBe('FORBIDDEN');
  expect(await pass('jan', '*')).toBe('FORBIDDEN');
});

test.each<[name: string, input: object]>([
  ['an unknown command', { command: ['order burn'] }],
  ['an unknown group', { command: ['orders *'] }],
  ['no command', { command: [] }],
  ['a day after a year', { until: inDays(367) }],
  ['a day in the past', { until: inDays(-1) }],
  ['no day', { until: undefined }],
  ['a name that a header cannot have', { name: 'karin:b' }],
])('a key with %s is refused', async (_name, input) => {
  const valid = { name: 'kurt', command: ['order list'], until: inDays(1) };

  expect(await operate(api, 'operator add', { ...valid, ...input })).toMatchObject({ status: 400, code: 'USAGE' });
});

test('a key is printed once and stored as a hash; a dry run prints none', async () => {
  const input = { name: 'lisa', command: ['order list', 'stock'], until: inDays(3) };

  const tried = await operate(api, 'operator add', input, { isDryRun: true });
  const key = await createKey(api, 'lisa', 'order list', 'stock');
  const { result } = await operate(api, 'operator list');

  expect(tried.result).toEqual({
    command: 'operator add',
    dryRun: true,
    name: 'lisa',
    commands: input.command,
    until: input.until,
  });
  expect(result).toContainEqual({
    name: 'lisa',
    state: 'valid',
    commands: 'order list, stock',
    createdBy: 'karin',
    created: inDays(0),
    until: inDays(30),
  });
  const stored = JSON.stringify(
    await databaseResult(
      "return [await db.selectFrom('operator_key').selectAll().execute(), await db.selectFrom('admin_change').selectAll().execute()];",
    ),
  );
  expect(stored).toContain('"lisa"');
  expect(stored).not.toContain(key);
});

test('the command line on another machine acts under the name of its key', async () => {
  const key = await createKey(api, 'moa', 'order list');
  const shop = { dataDir: '/nowhere', env: { OPERATOR_URL: operatorAccess(api).url, OPERATOR_KEY: key } };

  const [listed, other, foreign] = await Promise.all([
    admin(shop, 'order', 'list'),
    admin(shop, 'order', 'list', '--actor', 'anna'),
    admin(shop, 'reviews', 'list'),
  ]);

  expect(listed).toMatchObject({ code: 0, out: '[]\n' });
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('--actor: the key belongs to moa.') });
  expect(foreign).toMatchObject({ code: 1, err: 'Your key does not open reviews list.\n' });
});

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { admin } from '../../../test/adminCli.ts';
import { startApi, type Api } from '../../../test/api.ts';
import { operate, operatorAccess } from '../../../test/operator.ts';
import { request } from '../../../test/request.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the endpoint runs commands, and lists them with their help', async () => {
  const { url, secret } = operatorAccess(api);

  const response = await request(url, { headers: { authorization: `Bearer ${secret}` } });

  const { result } = z.object({ result: z.array(z.object({ name: z.string() })) }).parse(await response.json());
  expect(result.map(({ name }) => name)).toEqual(expect.arrayContaining(['order ship', 'stock', 'import']));
  expect(await operate(api, 'order list')).toMatchObject({ status: 200, result: [] });
});

test('without the secret nothing is run, and guessing is limited', async () => {
  const { url } = operatorAccess(api);
  const wrong = await operate(api, 'stock', { sku: '201', 'in-stock': 9 }, { secret: 'x'.repeat(43) });
  const missing = await request(`${url}/order/list`, { method: 'POST' });
  const guesses = await Promise.all(
    Array.from({ length: 25 }, () => operate(api, 'order list', {}, { secret: 'guess' })),
  );

  expect([wrong.status, wrong.code, missing.status]).toEqual([401, 'UNAUTHENTICATED', 401]);
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(await operate(api, 'order list')).toMatchObject({ status: 200 });
});

test('neither the shop port nor an unknown path runs a command', async () => {
  const { url, secret } = operatorAccess(api);
  const headers = { authorization: `Bearer ${secret}` };

  expect((await api.get('/order/list', { method: 'POST', headers })).status).toBe(404);
  expect((await request(`${url}/graphql`, { method: 'POST', headers })).status).toBe(404);
});

test.each<[name: string, command: string, input: object, status: number, code: string]>([
  ['an unknown field', 'stock', { sku: '201', 'in-stock': 1, color: 'red' }, 400, 'USAGE'],
  ['a missing value', 'stock', { sku: '201' }, 400, 'USAGE'],
  ['an unknown SKU', 'stock', { sku: '999999', 'in-stock': 1 }, 422, 'FAILED'],
  ['an unknown order', 'order ship', { order: 999_999 }, 422, 'ORDER_NOT_FOUND'],
  ['an unknown command', 'order burn', {}, 404, 'NOT_FOUND'],
])('%s is refused', async (_name, command, input, status, code) => {
  expect(await operate(api, command, input)).toMatchObject({ status, code });
});

test('shoppers get a change at once, and a dry run changes nothing', async () => {
  const inStock = async () =>
    (await api.runOperation('{ product(productId: 2) { skus { stock { inStock } } } }')).data['product'];
  const before = await inStock();

  const tried = await operate(api, 'stock', { sku: '201', 'in-stock': 77 }, { isDryRun: true });

  expect(tried.result).toMatchObject({ dryRun: true, inStock: 77 });
  expect(await inStock()).toEqual(before);
  await operate(api, 'stock', { sku: '201', 'in-stock': 77 });
  expect(await inStock()).toEqual({ skus: [{ stock: { inStock: 77 } }] });
});

test('only the user of the process can read the secret, and it disappears with the process', async () => {
  const file = join(api.dataDir, 'operator.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await api.end();

  expect(existsSync(file)).toBe(false);
  // Without a server the command opens the database itself.
  const { code, out } = await admin(api, 'stock', '--sku', '201', '--in-stock', '5', '--actor', 'karin');
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ skuId: 201, inStock: 5 })]);
});

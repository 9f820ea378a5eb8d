import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { onRunningDatabase } from '../../../test/besideServer.ts';
import { operate, operatorOf } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

const EVA = 'eva@example.se';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const { run } = operatorOf(() => api);

test('each command that prints data of shoppers records whose data it has printed, without texts', async () => {
  const { token } = await authenticate(api, 'register', EVA, 'long-enough');
  const headers = { authorization: `Bearer ${token}` };
  const placed = await placeOrder(api, { items: [[301, 1]], checkout: { email: EVA }, headers });
  const order = Number(placed?.orderId);
  const [{ id }] = z.tuple([z.looseObject({ id: z.number() })]).parse(await run('customer find', { text: 'eva@' }));
  const runs: [name: string, input: object, isDryRun?: boolean][] = [
    ['order list', {}],
    ['order list', { attention: true }],
    ['order find', { text: EVA }],
    ['order show', { order }],
    ['order pick-list', {}],
    ['customer show', { account: EVA }],
    ['customer export', { account: EVA }, true],
    ['reviews list', {}],
  ];

  for (const [name, input, isDryRun = false] of runs) {
    expect(await operate(api, name, input, { isDryRun })).toMatchObject({ status: 200 });
  }
  const failed = await operate(api, 'order show', { order: 999_999 });

  const [rows, next] = await onRunningDatabase(
    api,
    `return db.selectFrom('admin_change').select(['actor', 'command', 'summary']).orderBy('id').execute();`,
  );
  api = next;
  const one = (shown: number) => ({ count: 1, ids: [shown] });
  expect(failed.status).toBe(422);
  expect(rows).toEqual(
    [
      { command: 'customer find', summary: { customers: one(id) } },
      { command: 'order list', summary: { orders: one(order) } },
      { command: 'order list', summary: { orders: { count: 0, ids: [] } } },
      { command: 'order find', summary: { orders: one(order) } },
      { command: 'order show', summary: { orders: one(order), customers: one(id) } },
      { command: 'order pick-list', summary: { orders: one(order) } },
      { command: 'customer show', summary: { customers: one(id), orders: one(order) } },
      { command: 'customer export', summary: { customers: one(id) } },
      { command: 'reviews list', summary: { reviews: { count: 0, ids: [] } } },
    ].map((row) => ({ ...row, actor: 'karin' })),
  );
});

import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { onRunningDatabase } from '../../test/besideServer.ts';

/** Of an earlier release. */
const STORED = '8a6e0804-2bd0-4672-b79d-d97027f9071a';
const NOT_STORED = '0c7f1f0a-5f0e-4a53-8b0e-5f4a4f1f9a01';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function add(id: string): Promise<number[] | null> {
  const { data } = await api.runOperation(
    'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { items { quantity } } }',
    { id },
  );
  const cart = z.object({ items: z.array(z.object({ quantity: z.number() })) }).nullable();
  return cart.parse(data['addToCart'])?.items.map(({ quantity }) => quantity) ?? null;
}

test('a stored cart keeps its id of an earlier release, and one that was never stored is unknown', async () => {
  [, api] = await onRunningDatabase(
    api,
    `await sql\`insert into cart (id) values ('${STORED}')\`.execute(db);
     await sql\`insert into cart_line (cart_id, sku_id, quantity) values ('${STORED}', 101, 2)\`.execute(db);`,
  );

  expect([await add(STORED), await add(NOT_STORED)]).toEqual([[3], null]);
});

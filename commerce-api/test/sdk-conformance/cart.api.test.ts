import * as z from 'zod';
import { startApi, type Api } from '../api.ts';
import { CART, IDS, PASSED } from './sdkDocuments.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const price = z.object({ __typename: z.literal('PriceType'), sellingPriceIncVat: z.number() });
const cartShape = z.object({
  __typename: z.literal('CartType'),
  id: z.string().min(1),
  isCompleted: z.boolean(),
  merchantData: z.string().nullable(),
  promoCode: z.string().nullable(),
  appliedCampaigns: z.array(z.object({ name: z.string() })),
  items: z.array(
    z.object({
      id: z.string(),
      skuId: z.int(),
      quantity: z.int(),
      message: z.string(),
      groupKey: z.null(),
      productPackage: z.null(),
      unitPrice: price,
      totalPrice: price,
      product: z.object({ skus: z.array(z.object({ skuId: z.int() })) }),
    }),
  ),
  summary: z.object({ total: price.extend({ discountIncVat: z.number() }) }),
});
type Cart = z.infer<typeof cartShape>;

/** Sends a mutation of one field whose first argument is the cart id. */
async function mutate(field: string, id: string, [type, name, value]: [string, string, unknown]): Promise<Cart> {
  const data = await runSdkOperation(
    api,
    `mutation ${field}($id: String!, $${name}: ${type}, ${IDS}) { ${field}(id: $id, ${name}: $${name}, ${PASSED}) ${CART} }`,
    { id, [name]: value },
  );
  return cartShape.parse(data[field]);
}

const add = (id: string, quantity: number) =>
  mutate('addToCart', id, ['CartItemInputType!', 'item', { skuId: 101, quantity }]);
const update = (id: string, item: object) => mutate('updateCartItem', id, ['CartItemInputType!', 'item', item]);
const setCode = (id: string, code: string) => mutate('setCartPromoCode', id, ['String!', 'promoCode', code]);

async function newCart(): Promise<Cart> {
  const data = await runSdkOperation(api, `query createCart(${IDS}) { getCart(${PASSED}) ${CART} }`);
  return cartShape.parse(data['getCart']);
}

const linesOf = ({ items }: Cart) => items.map(({ skuId, quantity }) => [skuId, quantity]);

test('a query creates a cart; adding 1, 1 and 3 gives one line of 5 in the same cart', async () => {
  const { id, items } = await newCart();

  const carts = [await add(id, 1), await add(id, 1), await add(id, 3)];

  expect(items).toEqual([]);
  expect(carts.map((cart) => [cart.id, linesOf(cart)])).toEqual([
    [id, [[101, 1]]],
    [id, [[101, 2]]],
    [id, [[101, 5]]],
  ]);
  expect(carts[2]?.items[0]?.product.skus.map(({ skuId }) => skuId)).toContain(101);
});

test('an update sets quantity and message of the line of the sku', async () => {
  const { id } = await newCart();
  await add(id, 1);

  const { items } = await update(id, { skuId: 101, quantity: 3, message: 'test message' });

  expect(items).toMatchObject([{ skuId: 101, quantity: 3, message: 'test message' }]);
});

test('the quantity 0 removes the line of a sku, and a line by its id; items is a list then', async () => {
  const { id } = await newCart();
  await add(id, 2);
  const bySku = await update(id, { skuId: 101, quantity: 0 });
  const [line] = (await add(id, 1)).items;

  const byId = await update(id, { id: line?.id, quantity: 0 });

  expect([bySku.items, byId.items]).toEqual([[], []]);
});

test('merchant data is stored as it was sent', async () => {
  const { id } = await newCart();
  const merchantData = JSON.stringify({ source: 'sdk', nested: { ok: true } });

  expect((await mutate('setCartMerchantData', id, ['String!', 'merchantData', merchantData])).merchantData).toBe(
    merchantData,
  );
});

test('a completed cart is completed in the response and when it is read', async () => {
  const { id } = await newCart();
  await add(id, 1);

  const completed = await runSdkOperation(
    api,
    `mutation completeCart($id: String!, ${IDS}) { completeCart(id: $id, ${PASSED}) ${CART} }`,
    { id },
  );
  const read = await runSdkOperation(
    api,
    `query getCart($id: String, ${IDS}) { getCart(id: $id, forceRefresh: false, includeCompleted: true, ${PASSED}) ${CART} }`,
    { id },
  );

  expect([
    cartShape.parse(completed['completeCart']).isCompleted,
    cartShape.parse(read['getCart']).isCompleted,
  ]).toEqual([true, true]);
});

test('a copy has a new id and the lines', async () => {
  const { id } = await newCart();
  await add(id, 2);

  const copy = await mutate('cloneCart', id, ['Boolean', 'resetPromotions', true]);

  expect(copy.id).not.toBe(id);
  expect(linesOf(copy)).toEqual([[101, 2]]);
});

test('a code is a campaign of its name with a discount, and the empty code removes it', async () => {
  const { id } = await newCart();
  await add(id, 1);

  const applied = await setCode(id, 'VÄLKOMMEN10');
  const removed = await setCode(id, '');

  expect(applied.appliedCampaigns.map(({ name }) => name)).toContain('VÄLKOMMEN10');
  expect(applied.summary.total.discountIncVat).toBeGreaterThan(0);
  expect(removed.appliedCampaigns).toEqual([]);
  expect(removed.summary.total.discountIncVat).toBeLessThan(applied.summary.total.discountIncVat);
});

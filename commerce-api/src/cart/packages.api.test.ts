import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { statementsOf } from '../../test/statementsOf.ts';

let api: Api;
const SERVER_API_KEY = 'only-servers-of-this-shop-know-it-0123';
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug', SERVER_API_KEY });
});
afterAll(() => api.stop());

/** The package of product 1: two handles, and six knobs if the shopper wants them, at 10 % less. */
const PACKAGE = 1;
const HANDLES = { groupId: 1, optionId: 1, skuId: 101 };
const KNOBS = { groupId: 2, optionId: 3, skuId: 301 };

const CART = `{
  id
  items {
    id groupKey skuId quantity productPackage { packageId packageName groupId optionId }
    unitPrice { sellingPriceIncVat regularPriceIncVat } totalPrice { sellingPriceIncVat }
    campaign { appliedCampaigns { name ruleType actionValue } prices { quantity } }
  }
  summary { subTotal { sellingPriceIncVat } total { sellingPriceIncVat vat } vats { amount } }
}`;
const cartShape = z.object({
  id: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      groupKey: z.string().nullable(),
      skuId: z.int(),
      quantity: z.int(),
      productPackage: z.record(z.string(), z.unknown()).nullable(),
      unitPrice: z.object({ sellingPriceIncVat: z.number(), regularPriceIncVat: z.number() }),
      campaign: z.object({ appliedCampaigns: z.array(z.unknown()), prices: z.array(z.unknown()) }),
    }),
  ),
  summary: z.record(z.string(), z.unknown()),
});
type Cart = z.infer<typeof cartShape>;

const ADD = `mutation ($id: String!, $packageId: Int!, $selections: [ProductPackageSelectionType]) {
  addPackageToCart(id: $id, packageId: $packageId, selections: $selections) ${CART}
}`;

async function newCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  return z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart.id;
}

const add = (id: string, selections: object[], packageId = PACKAGE): Promise<ApiResponse> =>
  api.runOperation(ADD, { id, packageId, selections });

async function added(id: string, selections: object[]): Promise<Cart> {
  const { data, message } = await add(id, selections);
  expect(message).toBeUndefined();
  return cartShape.parse(data['addPackageToCart']);
}

const setGroup = (id: string, groupKey: string | null | undefined, quantity: number): Promise<ApiResponse> =>
  api.runOperation(
    `mutation ($id: String!, $item: CartGroupInputType!) { updateCartGroup(id: $id, item: $item) ${CART} }`,
    { id, item: { groupKey, quantity } },
  );

const change = (mutation: 'addToCart' | 'updateCartItem', id: string, item: object): Promise<ApiResponse> =>
  api.runOperation(`mutation ($id: String!, $item: CartItemInputType!) { ${mutation}(id: $id, item: $item) ${CART} }`, {
    id,
    item,
  });

const linesOf = ({ items }: Cart) => items.map(({ skuId, quantity }) => [skuId, quantity]);

test('a product has its package with groups, options and their products', async () => {
  const { data } = await api.runOperation(
    `{ package: product(productId: 1, languageId: "en-US") { productPackage { groups {
        groupId name description required sortOrder
        options { optionId name quantity isSelected sortOrder product { productId skus { skuId } } }
      } } }
      none: product(productId: 2) { productPackage { groups { groupId } } } }`,
  );

  expect(data['none']).toEqual({ productPackage: null });
  expect(data['package']).toMatchObject({
    productPackage: {
      groups: [
        {
          groupId: 1,
          name: 'Handles',
          required: true,
          sortOrder: 1,
          options: [
            {
              optionId: 1,
              name: 'Linje bar handle, brass',
              quantity: 2,
              isSelected: true,
              sortOrder: 1,
              product: { productId: 1 },
            },
            { optionId: 2, quantity: 2, isSelected: false, sortOrder: 2, product: { productId: 2 } },
          ],
        },
        { groupId: 2, name: 'Knobs', required: false, sortOrder: 2, options: [{ optionId: 3, quantity: 6 }] },
      ],
    },
  });
});

test('a package adds a line per selection with a common key, at the price of the package', async () => {
  const { items, summary } = await added(await newCart(), [HANDLES, KNOBS]);

  const place = { packageId: 1, packageName: 'Kökspaket' };
  expect(items).toMatchObject([
    {
      skuId: 101,
      quantity: 2,
      productPackage: { ...place, groupId: 1, optionId: 1 },
      unitPrice: { sellingPriceIncVat: 170.1, regularPriceIncVat: 189 },
      campaign: { appliedCampaigns: [{ name: 'Kökspaket', ruleType: 'PACKAGE', actionValue: '10' }], prices: [] },
    },
    {
      skuId: 301,
      quantity: 6,
      productPackage: { ...place, groupId: 2, optionId: 3 },
      // Not the price of the tier from six knobs on, too.
      unitPrice: { sellingPriceIncVat: 80.1, regularPriceIncVat: 89 },
      campaign: { appliedCampaigns: [{ name: 'Kökspaket' }], prices: [] },
    },
  ]);
  expect(items[0]?.groupKey).toMatch(/^[\da-f-]{36}$/);
  expect(items[1]?.groupKey).toBe(items[0]?.groupKey);
  expect(summary).toMatchObject({ subTotal: { sellingPriceIncVat: 820.8 }, total: { sellingPriceIncVat: 869.8 } });
});

test('the quantity of a group sets all its lines, and 0 removes them', async () => {
  const id = await newCart();
  const [line] = (await added(id, [HANDLES, KNOBS])).items;
  await change('addToCart', id, { skuId: 101, quantity: 1 });

  const doubled = await setGroup(id, line?.groupKey, 2);
  const removed = await setGroup(id, line?.groupKey, 0);
  const again = await setGroup(id, line?.groupKey, 1);

  expect(linesOf(cartShape.parse(doubled.data['updateCartGroup']))).toEqual([
    [101, 4],
    [301, 12],
    [101, 1],
  ]);
  expect(linesOf(cartShape.parse(removed.data['updateCartGroup']))).toEqual([[101, 1]]);
  expect(again.code).toBe('BAD_INPUT');
});

test('a line of a group cannot be changed alone; adding its sku creates another line', async () => {
  const id = await newCart();
  const [line] = (await added(id, [HANDLES])).items;

  const refused = [
    await change('updateCartItem', id, { id: line?.id, quantity: 1 }),
    await change('updateCartItem', id, { id: line?.id, quantity: 0 }),
    await change('addToCart', id, { id: line?.id, quantity: 1 }),
    await change('updateCartItem', id, { skuId: 101, groupKey: line?.groupKey, quantity: 1 }),
  ];
  const own = await change('addToCart', id, { skuId: 101, quantity: 3 });
  const removed = await change('updateCartItem', id, { skuId: 101, quantity: 0 });

  expect(refused.map(({ code }) => code)).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT']);
  expect(cartShape.parse(own.data['addToCart']).items).toMatchObject([
    { quantity: 2, unitPrice: { sellingPriceIncVat: 170.1 } },
    { groupKey: null, productPackage: null, quantity: 3, unitPrice: { sellingPriceIncVat: 189 } },
  ]);
  expect(linesOf(cartShape.parse(removed.data['updateCartItem']))).toEqual([[101, 2]]);
});

test.each<[title: string, selections: object[], packageId: number, code: string]>([
  ['an unknown package', [HANDLES], 2, 'PACKAGE_NOT_FOUND'],
  ['without a required group', [KNOBS], 1, 'BAD_INPUT'],
  ['without selections', [], 1, 'BAD_INPUT'],
  ['with a group twice', [HANDLES, { ...HANDLES, optionId: 2, skuId: 201 }], 1, 'BAD_INPUT'],
  ['with an unknown group', [HANDLES, { ...KNOBS, groupId: 9 }], 1, 'BAD_INPUT'],
  ['with an option of another group', [{ ...HANDLES, optionId: 3 }], 1, 'BAD_INPUT'],
  ['with a sku of another product', [{ ...HANDLES, skuId: 201 }], 1, 'SKU_NOT_FOUND'],
  ['with an unknown sku', [{ ...HANDLES, skuId: 999 }], 1, 'SKU_NOT_FOUND'],
])('%s is refused, and the cart stays as it was', async (_title, selections, packageId, code) => {
  const id = await newCart();

  expect((await add(id, selections, packageId)).code).toBe(code);
  expect((await api.runOperation('query ($id: String) { getCart(id: $id) { items { id } } }', { id })).data).toEqual({
    getCart: { items: [] },
  });
});

test('the stock of a sku counts over packages and single lines', async () => {
  const id = await newCart();
  const SIZE = { ...HANDLES, skuId: 103 };
  await change('addToCart', id, { skuId: 103, quantity: 5 });

  const first = await added(id, [SIZE]);
  const second = await add(id, [SIZE]);
  const more = await setGroup(id, first.items.at(-1)?.groupKey, 2);
  const own = await change('addToCart', id, { skuId: 103, quantity: 2 });

  // Of the eight in stock, five and two are in the cart.
  expect([second.code, more.code, own.code]).toEqual([
    'INSUFFICIENT_STOCK',
    'INSUFFICIENT_STOCK',
    'INSUFFICIENT_STOCK',
  ]);
});

test('a copy has the groups, an order keeps them with their prices', async () => {
  const id = await newCart();
  const { items } = await added(id, [HANDLES, KNOBS]);

  const copy = await api.runOperation(`mutation ($id: String!) { cloneCart(id: $id) ${CART} }`, { id });
  const placed = await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id,
      checkout: { email: 'a@example.se', billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 },
    },
  );
  const ordered = await api.runOperation(`query ($id: String!) { getCart(id: $id, includeCompleted: true) ${CART} }`, {
    id,
  });

  const lines = items.map(({ groupKey, skuId, quantity, productPackage, unitPrice }) => ({
    groupKey,
    skuId,
    quantity,
    productPackage,
    unitPrice,
  }));
  expect(placed.message).toBeUndefined();
  expect(copy.data['cloneCart']).toMatchObject({ items: lines });
  expect(ordered.data['getCart']).toMatchObject({ items: lines });
});

test('mutations of packages take allowExternalShippingFee, as those of items do: without it they show the fee of a server', async () => {
  const cart = await added(await newCart(), [HANDLES]);
  const line = await change('addToCart', cart.id, { skuId: 301, quantity: 1 });
  const item = {
    id: cartShape.parse(line.data['addToCart']).items.find(({ skuId }) => skuId === 301)?.id,
    quantity: 1,
  };
  const group = { groupKey: cart.items[0]?.groupKey, quantity: 1 };
  await api.runOperation(
    'mutation ($id: String!) { setCartShippingFee(cartId: $id, shippingFee: 5) { email } }',
    { id: cart.id },
    { 'x-apikey': SERVER_API_KEY },
  );
  const fees = async (allow?: boolean) => {
    const { data, message } = await api.runOperation(
      `mutation ($id: String!, $item: CartItemInputType!, $group: CartGroupInputType!, $allow: Boolean) {
        updateCartItem(id: $id, item: $item, allowExternalShippingFee: $allow) { summary { fees { shippingFeeIncVat } } }
        updateCartGroup(id: $id, item: $group, allowExternalShippingFee: $allow) { summary { fees { shippingFeeIncVat } } }
      }`,
      { id: cart.id, item, group, ...(allow !== undefined && { allow }) },
    );
    expect(message).toBeUndefined();
    return [data['updateCartItem'], data['updateCartGroup']];
  };
  const fee = (shippingFeeIncVat: number) => ({ summary: { fees: { shippingFeeIncVat } } });

  expect(await fees()).toEqual([fee(5), fee(5)]);
  expect(await fees(true)).toEqual([fee(5), fee(5)]);
  expect(await fees(false)).toEqual([fee(49), fee(49)]);
  const { data } = await api.runOperation(
    `mutation ($id: String!, $selections: [ProductPackageSelectionType]) {
      addPackageToCart(id: $id, packageId: ${PACKAGE}, selections: $selections, allowExternalShippingFee: true) {
        summary { fees { shippingFeeIncVat } }
      }
    }`,
    { id: cart.id, selections: [HANDLES] },
  );
  // The goods have changed, so the fee of the server has ended.
  expect(data['addPackageToCart']).not.toEqual(fee(5));
});

test('a package needs as many statements with one selection as with two', async () => {
  const variables = async (selections: object[]) => ({ id: await newCart(), packageId: PACKAGE, selections });
  await add(await newCart(), [HANDLES, KNOBS]);

  const one = await statementsOf(api, ADD, await variables([HANDLES]));
  const two = await statementsOf(api, ADD, await variables([HANDLES, KNOBS]));

  expect(two).toBe(one);
});

import { isObjectType, isIntrospectionType } from 'graphql';
import * as z from 'zod';
import { allFields, allFieldsOf, schema } from '../bench/documents.ts';
import { startApi, type ApiResponse, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { withTypenames } from './withTypenames.ts';

/** Arguments of each query; a missing query fails a test. */
const ARGUMENTS: Record<string, string> = {
  brands: '',
  categories: '',
  category: '(alias: "beslag")',
  channel: '(channelId: "1|se")',
  channels: '',
  checkout: '(id: "ORDER", cartId: "CART", paymentType: STANDARD)',
  cmsPages: '',
  getCart: '(id: "CART", includeCompleted: true)',
  getCheckout: '(id: "ORDER", paymentType: STANDARD)',
  getCheckoutAndOrder: '(id: "ORDER", paymentType: STANDARD)',
  getMenuAtLocation: '(menuLocationId: "main-desktop")',
  getOrder: '(orderId: ORDER)',
  getOrderPublic: '(publicOrderId: "PUBLIC")',
  getOrders: '',
  getUser: '',
  listPageInfo: '(url: "/c/beslag")',
  product: '(productId: 1)',
  products: '(filter: { sort: LATEST })',
  relatedProducts: '(alias: "linje-massing")',
  reviews: '(alias: "linje-massing")',
  urlHistory: '(url: "/c/beslag/dragarhandtag")',
  validateOrderConditions: '(cartId: "CART")',
  validateOrderCreation: '(cartId: "CART", checkout: {})',
  widgetArea: '(family: "Frontpage", areaName: "The front page area")',
};
/** Depth of the requested objects; 4 by default. */
const DEPTHS: Record<string, number> = { getCart: 5, product: 5, widgetArea: 5 };
const QUERIES = Object.values(schema.getQueryType()?.getFields() ?? {});

/** Types that this shop never returns, with the reason. */
const UNUSED_TYPES: Record<string, string> = {
  ContactType: 'The channels have no contact details of their own; the API test of markets gives one some.',
  GoogleTaxonomyType: 'No category is mapped to that taxonomy.',
  PaymentOutcomeType: 'The order of this test is paid by invoice, without a provider.',
  RefundType: 'There are no refunds.',
};
/** Null, because the only payment needs no snippet. */
const NULL_RESPONSES = ['getCheckout'];

let api: Api;
const responses = new Map<string, ApiResponse>();
/** `Type.field` of every field that was returned on an object of that type. */
const seen = new Set<string>();

beforeAll(async () => {
  api = await startApi();
  const headers = {
    authorization: `Bearer ${(await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo')).token}`,
  };
  async function runOperation(operation: string, variables: object = {}) {
    const response = await api.runOperation(withTypenames(operation), variables, headers);
    collect(response.data);
    return response;
  }

  const { data } = await runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  for (const item of ['{ skuId: 401, quantity: 1 }', '{ skuId: 301, quantity: 6 }']) {
    await runOperation(`mutation ($id: String!) { addToCart(id: $id, item: ${item}) ${allFieldsOf('CartType', 5)} }`, {
      id,
    });
  }
  await runOperation(
    `mutation ($id: String!) {
      addPackageToCart(id: $id, packageId: 1, selections: [{ groupId: 1, optionId: 1, skuId: 101 }]) ${allFieldsOf('CartType', 5)}
    }`,
    { id },
  );
  await runOperation(
    `mutation ($id: String!) { createOrUpdateCheckout(cartId: $id) ${allFieldsOf('CheckoutType', 3)} }`,
    {
      id,
    },
  );
  const placed = await runOperation(
    `mutation ($id: String!) { placeOrder(cartId: $id, checkout: { message: "Hej", acceptedConsents: ["order"], paymentId: 18 }) ${allFieldsOf('PlaceOrderResponseType', 1)} }`,
    { id },
  );
  const { orderId, publicId } = z
    .object({ placeOrder: z.object({ orderId: z.string(), publicId: z.string() }) })
    .parse(placed.data).placeOrder;
  for (const { name, type } of QUERIES) {
    const args = (ARGUMENTS[name] ?? '').replace('ORDER', orderId).replace('CART', id).replace('PUBLIC', publicId);
    responses.set(name, await runOperation(`{ ${name}${args} ${allFields(type, DEPTHS[name] ?? 4)} }`));
  }
  await mergeCarts(runOperation);
});
afterAll(() => api.stop());

/** Merges a cart, sells the only item of SKU 701 in it, and merges again. */
async function mergeCarts(runOperation: (operation: string, variables?: object) => Promise<ApiResponse>) {
  const cartWith = async (...skuIds: number[]): Promise<string> => {
    const { data } = await runOperation('{ getCart { id } }');
    const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
    for (const skuId of skuIds) {
      await runOperation(
        `mutation ($id: String!) { addToCart(id: $id, item: { skuId: ${skuId}, quantity: 1 }) { id } }`,
        { id },
      );
    }
    return id;
  };
  const merge = (id: string) =>
    runOperation(`mutation ($id: String) { mergeCart(id: $id) ${allFieldsOf('CartMergeType', 4)} }`, { id });

  await merge(await cartWith(401, 701));
  await runOperation(
    'mutation ($id: String!) { placeOrder(cartId: $id, checkout: { acceptedConsents: ["order"], paymentId: 18 }) { orderId } }',
    { id: await cartWith(701) },
  );
  await merge(await cartWith());
}

test('this test sends every query of the schema', () => {
  expect(Object.keys(ARGUMENTS)).toEqual(QUERIES.map(({ name }) => name).toSorted());
});

test.each(QUERIES.map(({ name }) => name))('%s returns every field without an error', (name) => {
  const response = responses.get(name);

  expect(response?.message).toBeUndefined();
  if (!NULL_RESPONSES.includes(name)) expect(response?.data[name]).toEqual(expect.anything());
});

test('every field of every type of the schema is returned on a real object', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const expected = types
    .filter((type) => !roots.includes(type) && !isIntrospectionType(type) && !(type.name in UNUSED_TYPES))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

  expect(expected.filter((field) => !seen.has(field))).toEqual([]);
});

test('the listed unused types are never returned', () => {
  const types = new Set([...seen].map((field) => field.split('.')[0]));

  expect(Object.keys(UNUSED_TYPES).filter((type) => types.has(type))).toEqual([]);
});

test('orders and accounts have the fields that clients read without null checks', () => {
  const filled = z.string().min(1);
  const address = z.object({ firstName: filled, city: filled });
  const orders = z.array(
    z.object({
      cart: z.object({ items: z.array(z.unknown()).min(1) }),
      shippingDetails: z.array(z.unknown()).length(1),
      paymentDetails: z.array(z.unknown()).length(1),
      billingAddress: address,
      shippingAddress: address,
      refunds: z.null(),
    }),
  );

  expect(orders.parse(responses.get('getOrders')?.data['getOrders'])).toHaveLength(1);
  expect(responses.get('getUser')?.data['getUser']).toMatchObject({ address: { firstName: 'Demo', careOf: '' } });
});

function collect(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item);
  } else if (typeof value === 'object' && value !== null) {
    const type = '__typename' in value ? String(value.__typename) : '';
    for (const [field, child] of Object.entries(value)) {
      seen.add(`${type}.${field}`);
      collect(child);
    }
  }
}

import * as z from 'zod';
import { startApi, type Api } from '../api.ts';
import { CHECKOUT, IDS, ORDER_SUMMARY, PASSED } from './sdkDocuments.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_ORDERS_PER_EMAIL: '1000/hour' });
});
afterAll(() => api.stop());

/** The suite has this id as a constant. */
const PAYMENT = 18;
const CREATE = `mutation createOrUpdateCheckout($cartId: String!, $checkout: CheckoutInputType, ${IDS}) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${PASSED}) ${CHECKOUT}
}`;
const VALIDATE = `query validateOrderCreation($cartId: String!, $checkout: CheckoutInputType!, ${IDS}) {
  validateOrderCreation(cartId: $cartId, checkout: $checkout, ${PASSED}) { isValid message memberType }
}`;
const PLACE = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!, ${IDS}) {
  placeOrder(cartId: $cartId, checkout: $checkout, ${PASSED}) { orderId publicId status }
}`;
const SUMMARY = `query checkout($id: String!, $cartId: String, ${IDS}) {
  checkout(id: $id, cartId: $cartId, paymentType: STANDARD, ${PASSED}) ${ORDER_SUMMARY}
}`;

const billingAddress = {
  firstName: 'Xena',
  lastName: 'Yrsa',
  company: '',
  mobile: '0701234567',
  phone: '',
  careOf: '',
  entryCode: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  addressLine3: '',
  zip: '11122',
  city: 'Stockholm',
  state: '',
  country: 'Sweden',
};
const COMPLETE = {
  email: 'x.y@example.com',
  billingAddress,
  acceptedConsents: ['order'],
  paymentId: PAYMENT,
  shippingId: 0,
};

const checkoutShape = z.object({
  __typename: z.literal('CheckoutType'),
  email: z.string(),
  identityNumber: z.string(),
  billingAddress: z.record(z.string(), z.string()),
  cart: z.object({ items: z.array(z.object({ skuId: z.int() })) }),
  paymentOptions: z.array(z.object({ id: z.int(), isSelected: z.boolean(), paymentType: z.string() })),
  shippingOptions: z.array(z.object({ id: z.int(), isSelected: z.boolean() })),
});
const placedShape = z.object({
  __typename: z.literal('PlaceOrderResponseType'),
  orderId: z.string(),
  publicId: z.guid(),
  status: z.literal('completed'),
});

async function cartWithItem(): Promise<string> {
  const { getCart } = await runSdkOperation(api, `query createCart(${IDS}) { getCart(${PASSED}) { id } }`);
  const { id } = z.object({ id: z.string() }).parse(getCart);
  await runSdkOperation(
    api,
    'mutation addToCart($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId: 101, quantity: 1 } },
  );
  return id;
}

async function checkout(cartId: string, input: object): Promise<z.infer<typeof checkoutShape>> {
  return checkoutShape.parse(
    (await runSdkOperation(api, CREATE, { cartId, checkout: input }))['createOrUpdateCheckout'],
  );
}

async function validate(cartId: string, input: object): Promise<unknown> {
  return (await runSdkOperation(api, VALIDATE, { cartId, checkout: input }))['validateOrderCreation'];
}

async function place(cartId: string): Promise<z.infer<typeof placedShape>> {
  const { shippingId: _shippingId, ...input } = COMPLETE;
  return placedShape.parse((await runSdkOperation(api, PLACE, { cartId, checkout: input }))['placeOrder']);
}

test('the ids 0 mean "not given": a checkout without an address is no error', async () => {
  const created = await checkout(await cartWithItem(), { paymentId: 0, shippingId: 0 });

  expect(created).toMatchObject({ email: '', cart: { items: [{ skuId: 101 }] }, paymentOptions: [] });
});

test('a chosen payment is selected although no zip was given', async () => {
  const { paymentOptions } = await checkout(await cartWithItem(), { paymentId: PAYMENT, shippingId: 0 });

  expect(paymentOptions.filter(({ isSelected }) => isSelected)).toMatchObject([
    { id: PAYMENT, paymentType: 'STANDARD' },
  ]);
});

test('a complete checkout is valid with the default shipping, also if the validated input has none', async () => {
  const cartId = await cartWithItem();
  const created = await checkout(cartId, COMPLETE);
  const { shippingId: _shippingId, ...withoutShipping } = COMPLETE;

  expect(created.billingAddress).toEqual({ __typename: 'AddressType', ...billingAddress });
  expect(created.shippingOptions.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  expect(await validate(cartId, COMPLETE)).toMatchObject({ isValid: true });
  expect(await validate(cartId, withoutShipping)).toMatchObject({ isValid: true });
});

test('an input without payment is not valid, and no credit is selected for a person', async () => {
  const cartId = await cartWithItem();
  const { paymentId: _paymentId, ...withoutPayment } = COMPLETE;
  const created = await checkout(cartId, { ...withoutPayment, paymentId: 0 });

  expect(created.paymentOptions.some(({ isSelected }) => isSelected)).toBe(false);
  expect(await validate(cartId, withoutPayment)).toMatchObject({ isValid: false, message: 'No payment is selected.' });
});

test('an order is placed without a checkout before it', async () => {
  expect(await place(await cartWithItem())).toMatchObject({ status: 'completed' });
});

test('the order summary needs the cart id: the order number alone reveals nothing', async () => {
  const cartId = await cartWithItem();
  await runSdkOperation(
    api,
    'mutation setCartMerchantData($id: String!) { setCartMerchantData(id: $id, merchantData: "{\\"a\\":1}") { id } }',
    { id: cartId },
  );
  const { orderId, publicId } = await place(cartId);

  const own = await runSdkOperation(api, SUMMARY, { id: orderId, cartId });
  const guessed = await runSdkOperation(api, SUMMARY, { id: orderId });
  const link = await runSdkOperation(
    api,
    'query getOrderPublic($id: Guid!) { getOrderPublic(publicOrderId: $id) { cart { merchantData } } }',
    { id: publicId },
  );

  expect(own['checkout']).toMatchObject({
    __typename: 'CheckoutDataType',
    completed: true,
    order: {
      __typename: 'CheckoutOrderType',
      orderId,
      languageId: 'sv-SE',
      metaData: '{"a":1}',
      email: 'x.y@example.com',
      billingAddress: { firstName: 'Xena' },
      rows: [{ __typename: 'CheckoutOrderRowType', quantity: 1 }],
    },
    cart: { isCompleted: true, merchantData: '{"a":1}' },
  });
  expect(guessed['checkout']).toBeNull();
  expect(link['getOrderPublic']).toMatchObject({ cart: { merchantData: null } });
});

test('simultaneous updates with different fields keep all of them', async () => {
  const rounds = Array.from({ length: 20 }, (_empty, round) => round);
  for (const round of rounds) {
    const cartId = await cartWithItem();
    await Promise.all([
      checkout(cartId, { email: `round${round}@example.com` }),
      checkout(cartId, { identityNumber: '19900101-0017' }),
      checkout(cartId, { billingAddress: { zip: '11122' } }),
    ]);

    expect(await checkout(cartId, {})).toMatchObject({
      email: `round${round}@example.com`,
      identityNumber: '19900101-0017',
      billingAddress: { zip: '11122' },
    });
  }
});

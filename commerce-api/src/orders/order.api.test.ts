import * as z from 'zod';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { shopWith } from '../../test/shopWith.ts';

const billingAddress = {
  firstName: 'Karin',
  lastName: 'Berg',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'Sverige',
  phone: '070-123 45 67',
};
const CHECKOUT = { email: 'Karin@example.se', billingAddress, acceptedConsents: ['order'], paymentId: 18 };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function cartWith(skuId: number, quantity: number): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  const added = await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId, quantity } },
  );
  expect(added.code).toBeUndefined();
  return id;
}

function order(cartId: string, checkout: object = CHECKOUT): Promise<ApiResponse> {
  return api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl }
      }`,
    { cartId, checkout },
  );
}

async function inStock(productId: number): Promise<number | undefined> {
  const { data } = await api.runOperation(
    'query ($id: Int) { product(productId: $id) { skus { stock { inStock } } } }',
    {
      id: productId,
    },
  );
  const skus = z.object({ skus: z.array(z.object({ stock: z.object({ inStock: z.number() }) })) });
  return skus.parse(data['product']).skus[0]?.stock.inStock;
}

const placed = z.object({
  placeOrder: z.object({ orderId: z.string(), publicId: z.guid(), status: z.literal('completed') }),
});

test('an order reduces the stock and completes the cart [CHECKOUT-15]', async () => {
  const before = await inStock(2);
  const cartId = await cartWith(201, 2);

  const { data } = await order(cartId);

  expect(placed.parse(data).placeOrder.orderId).toMatch(/^\d+$/);
  expect(await inStock(2)).toBe((before ?? 0) - 2);
  expect(
    (await api.runOperation('query ($id: String) { getCart(id: $id) { id } }', { id: cartId })).data['getCart'],
  ).toBeNull();
});

test('the checkout offers carriers with delivery times once the postal code is known, then payment by invoice', async () => {
  const cartId = await cartWith(101, 1);
  const update = (checkout: object) =>
    api.runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
          email billingAddress { firstName } shippingOptions { name displayName feeIncVat isSelected logo } paymentOptions { id name paymentType isSelected logo }
          cart { summary { total { sellingPriceIncVat } } }
        } }`,
      { cartId, checkout },
    );

  const days = (name: string) => `${name}, 1–3\u00A0vardagar`;
  const empty = await update({});
  const nowhere = await update({ billingAddress: { ...billingAddress, zip: '00000' } });
  const known = await update({ ...CHECKOUT, shippingId: 2 });
  const unchanged = await update({});

  expect(empty.data['createOrUpdateCheckout']).toMatchObject({ shippingOptions: [], paymentOptions: [] });
  expect(nowhere.data['createOrUpdateCheckout']).toMatchObject({ shippingOptions: [], paymentOptions: [] });
  expect(known.data['createOrUpdateCheckout']).toEqual({
    email: 'karin@example.se',
    billingAddress: { firstName: 'Karin' },
    shippingOptions: [
      {
        name: 'PostNord ombud',
        displayName: days('PostNord ombud'),
        feeIncVat: 49,
        isSelected: false,
        logo: 'postnord',
      },
      {
        name: 'DHL hem till dörren',
        displayName: days('DHL hem till dörren'),
        feeIncVat: 79,
        isSelected: true,
        logo: 'dhl',
      },
      {
        name: 'Schenker paketbox',
        displayName: days('Schenker paketbox'),
        feeIncVat: 59,
        isSelected: false,
        logo: 'schenker',
      },
    ],
    paymentOptions: [{ id: 18, name: 'Faktura', paymentType: 'STANDARD', isSelected: true, logo: 'invoice' }],
    cart: { summary: { total: { sellingPriceIncVat: 268 } } },
  });
  expect(unchanged.data['createOrUpdateCheckout']).toEqual(known.data['createOrUpdateCheckout']);
});

const OPTIONS = `mutation ($cartId: String!, $zip: String, $channelId: String, $marketId: String) {
  createOrUpdateCheckout(
    cartId: $cartId, checkout: { billingAddress: { zip: $zip } }, channelId: $channelId, marketId: $marketId, languageId: "en-US"
  ) { shippingOptions { displayName feeIncVatFormatted } paymentOptions { name } }
}`;
const SMALL = 101;
const STOOL = 701;

test.each<[title: string, skuId: number, channelId: string, marketId: string, zip: string, options: string[]]>([
  ['to Norway', SMALL, '3|com', 'no', '0150', ['PostNord pickup point, 2–4 NOK 49', 'DHL home delivery, 2–4 NOK 89']],
  ['to Germany', SMALL, '3|com', 'de', '10115', ['UPS pickup point, 3–5 €4.90', 'DHL home delivery, 3–5 €7.90']],
  ['for a stool, which only fits through the door', STOOL, '1|se', 'se', '111 22', ['DHL home delivery, 1–3 SEK 79']],
  ['to an unknown zip', SMALL, '1|se', 'se', '99999', []],
  ['to a zip of another country', SMALL, '3|com', 'no', '111 22', []],
  ['in the market Europe', SMALL, '3|com', 'eu', '10115', []],
])('the carriers %s follow country, zip and parcel', async (_title, skuId, channelId, marketId, zip, options) => {
  const cartId = await cartWith(skuId, 1);

  const { data } = await api.runOperation(OPTIONS, { cartId, channelId, marketId, zip });

  const { shippingOptions, paymentOptions } = z
    .object({
      shippingOptions: z.array(z.object({ displayName: z.string(), feeIncVatFormatted: z.string() })),
      paymentOptions: z.array(z.object({ name: z.string() })),
    })
    .parse(data['createOrUpdateCheckout']);
  const texts = shippingOptions.map(({ displayName, feeIncVatFormatted }) => `${displayName} ${feeIncVatFormatted}`);
  expect(texts.map((text) => text.replaceAll('\u00A0', ' ').replace(' business days', ''))).toEqual(options);
  expect(paymentOptions).toHaveLength(options.length > 0 ? 1 : 0);
});

test('an order to a zip without delivery is refused', async () => {
  const cartId = await cartWith(101, 1);

  const { code } = await order(cartId, { ...CHECKOUT, billingAddress: { ...billingAddress, zip: '99999' } });

  expect(code).toBe('CHECKOUT_INCOMPLETE');
});

test('concurrent orders of one cart result in one order, which reduces the stock once', async () => {
  const before = await inStock(1);
  const cartId = await cartWith(101, 3);

  const responses = await Promise.all([order(cartId), order(cartId), order(cartId)]);

  const ids = responses.map(({ data }) => placed.parse(data).placeOrder.publicId);
  expect(new Set(ids).size).toBe(1);
  expect(await inStock(1)).toBe((before ?? 0) - 3);
});

test('if two carts contain the last item, one order is placed and the other gets INSUFFICIENT_STOCK', async () => {
  const carts = [await cartWith(701, 1), await cartWith(701, 1)];

  const responses = await Promise.all(carts.map((cartId) => order(cartId)));

  expect(responses.map(({ code }) => code ?? 'placed').toSorted()).toEqual(['INSUFFICIENT_STOCK', 'placed']);
  expect(await inStock(7)).toBe(0);
});

test('an order beyond the stock reduces the oversellable quantity and is a back order', async () => {
  const cartId = await cartWith(601, 3);

  const { publicId } = placed.parse((await order(cartId)).data).placeOrder;

  const { data } = await api.runOperation(
    `query ($id: Guid!) {
      product(productId: 6) { skus { stock { inStock oversellable totalStock } } }
      getOrderPublic(publicOrderId: $id) { status }
    }`,
    { id: publicId },
  );
  expect(data['product']).toEqual({ skus: [{ stock: { inStock: 0, oversellable: 3, totalStock: 3 } }] });
  expect(data['getOrderPublic']).toEqual({ status: 'backorder' });
});

test('an order keeps the delivery dates that cart and checkout have shown, as confirmation and order page say [CHECKOUT-21]', async () => {
  const dates = 'shipping { deliveryDates { supply from to } }';
  const datesIn = (data: unknown) => [...JSON.stringify(data).matchAll(/"supply":"[^}]*/g)].map(([found]) => found);
  const cartId = await cartWith(101, 1);
  const { data: shown } = await api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
      shippingOptions { isSelected deliveryDates { supply from to } } cart { summary { ${dates} } }
    } }`,
    { cartId, checkout: CHECKOUT },
  );
  const { publicId } = placed.parse((await order(cartId, { ...CHECKOUT, email: 'eva@example.se' })).data).placeOrder;
  const { data: ordered } = await api.runOperation(
    `query ($id: Guid!, $cartId: String) {
      getOrderPublic(publicOrderId: $id) { createdAt cart { summary { ${dates} } } }
      getCart(id: $cartId, includeCompleted: true) { summary { ${dates} } }
    }`,
    { id: publicId, cartId },
  );

  const cart = datesIn(z.object({ cart: z.unknown() }).parse(shown['createOrUpdateCheckout']).cart);
  expect(cart).toEqual([expect.stringMatching(/"STOCK".*"to":"\d{4}-\d\d-\d\d"/)]);
  expect(datesIn(shown)).toEqual(expect.arrayContaining(cart));
  expect(datesIn(ordered['getOrderPublic'])).toEqual(cart);
  expect(datesIn(ordered['getCart'])).toEqual(cart);
});

test('the shipping of an order has a delivery time only with goods in stock', async () => {
  const [inStock, made] = [await cartWith(101, 1), await cartWith(601, 1)];
  const shippingOf = async (cartId: string) => {
    await order(cartId, { ...CHECKOUT, email: 'eva@example.se' });
    const { data } = await api.runOperation(
      'query ($id: String) { getCart(id: $id, includeCompleted: true) { summary { shipping { displayName } } } }',
      { id: cartId },
    );
    return data['getCart'];
  };

  expect(await shippingOf(inStock)).toEqual({
    summary: { shipping: { displayName: 'PostNord ombud, 1–3\u00A0vardagar' } },
  });
  expect(await shippingOf(made)).toEqual({ summary: { shipping: { displayName: 'PostNord ombud' } } });
});

test.each<[title: string, checkout: object, code: string]>([
  ['without an address', { email: 'a@example.se' }, 'CHECKOUT_INCOMPLETE'],
  ['without an e-mail address', { billingAddress }, 'CHECKOUT_INCOMPLETE'],
  [
    'to an invalid postal code',
    { ...CHECKOUT, billingAddress: { ...billingAddress, zip: '00000' } },
    'CHECKOUT_INCOMPLETE',
  ],
  ['with an option that is not offered', { ...CHECKOUT, paymentId: 4711 }, 'CHECKOUT_INCOMPLETE'],
  ['with an invalid personal number', { ...CHECKOUT, identityNumber: '19900101-0000' }, 'INVALID_IDENTITY_NUMBER'],
])('an order %s is refused and does not change the stock', async (_title, checkout, code) => {
  const before = await inStock(2);
  const cartId = await cartWith(201, 1);

  const response = await order(cartId, checkout);

  expect(response.code).toBe(code);
  expect(await inStock(2)).toBe(before);
});

const IN_GERMANY = {
  ...billingAddress,
  addressLine1: 'Kastanienallee 1',
  zip: '10115',
  city: 'Berlin',
  country: 'Germany',
};
const IN_NORWAY = { ...billingAddress, addressLine1: 'Torvet 1', zip: '0150', city: 'Oslo', country: 'Norge' };

test.each<[title: string, market: string, channel: string, checkout: object, code: string | undefined]>([
  [
    'Germany from Sweden',
    'se',
    '1|se',
    { ...CHECKOUT, billingAddress: { ...billingAddress, country: 'DE' } },
    'COUNTRY_NOT_DELIVERED',
  ],
  ['Norway with a Swedish bill', 'se', '1|se', { ...CHECKOUT, shippingAddress: IN_NORWAY }, 'COUNTRY_NOT_DELIVERED'],
  ['Norway from Germany', 'de', '3|com', { ...CHECKOUT, billingAddress: IN_NORWAY }, 'COUNTRY_NOT_DELIVERED'],
  [
    'Sweden with a Norwegian bill',
    'se',
    '1|se',
    { ...CHECKOUT, billingAddress: IN_NORWAY, shippingAddress: billingAddress },
    undefined,
  ],
  ['Norway', 'no', '1|se', { ...CHECKOUT, billingAddress: IN_NORWAY }, undefined],
  ['Norway in English', 'no', '3|com', { ...CHECKOUT, billingAddress: IN_NORWAY }, undefined],
  ['Germany', 'de', '3|com', { ...CHECKOUT, billingAddress: IN_GERMANY }, undefined],
  [
    'Germany from the market Europe',
    'eu',
    '3|com',
    { ...CHECKOUT, billingAddress: IN_GERMANY },
    'COUNTRY_NOT_DELIVERED',
  ],
  ['Germany from outside the EU', 'int', '3|com', { ...CHECKOUT, billingAddress: IN_GERMANY }, 'COUNTRY_NOT_DELIVERED'],
  [
    'the EU',
    'eu',
    '3|com',
    { ...CHECKOUT, billingAddress: { ...billingAddress, country: 'EU' } },
    'CHECKOUT_INCOMPLETE',
  ],
  [
    'no country',
    'se',
    '1|se',
    { ...CHECKOUT, billingAddress: { ...billingAddress, country: '' } },
    'CHECKOUT_INCOMPLETE',
  ],
])('the delivery country is checked: %s', async (_title, marketId, channelId, checkout, code) => {
  const cartId = await cartWith(101, 1);

  const response = await api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType!, $channelId: String, $marketId: String) {
      placeOrder(cartId: $cartId, checkout: $checkout, channelId: $channelId, marketId: $marketId) { orderId }
    }`,
    { cartId, checkout, channelId, marketId },
  );

  expect(response.code).toBe(code);
});

test('an empty cart and an unknown cart cannot be ordered', async () => {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;

  expect((await order(id)).code).toBe('CART_EMPTY');
  expect((await order('00000000-0000-4000-8000-000000000000')).data['placeOrder']).toBeNull();
});

test('the validation lists missing fields until the checkout is complete', async () => {
  const cartId = await cartWith(101, 1);
  const validate = async () =>
    (
      await api.runOperation(
        'query ($cartId: String!) { validateOrderConditions(cartId: $cartId) { isValid message } }',
        {
          cartId,
        },
      )
    ).data['validateOrderConditions'];

  const before = await validate();
  await api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email } }',
    { cartId, checkout: CHECKOUT },
  );

  expect(before).toMatchObject({ isValid: false });
  expect(await validate()).toEqual({ isValid: true, message: null });
});

test('the confirmation contains the ordered cart for its cart id; the public link contains less [CHECKOUT-21]', async () => {
  const cartId = await cartWith(101, 2);
  const { orderId, publicId } = placed.parse((await order(cartId)).data).placeOrder;
  const confirmation = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
      completed nthPurchase order { orderId sum email } cart { isCompleted items { skuId quantity product { name } } }
    } }`;

  const own = await api.runOperation(confirmation, { id: orderId, cartId });
  const guessed = await api.runOperation(confirmation, { id: orderId });
  const wrong = await api.runOperation(confirmation, { id: orderId, cartId: publicId });
  const link = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status billingAddress { firstName addressLine1 } orderTotal { sellingPriceIncVatFormatted } shippingDetails { name } paymentDetails { name } } }',
    { id: publicId },
  );

  expect(own.data['checkout']).toMatchObject({
    completed: true,
    order: { orderId, sum: 427, email: 'karin@example.se' },
    cart: {
      isCompleted: true,
      items: [{ skuId: 101, quantity: 2, product: { name: 'Linje stånghandtag, mässing' } }],
    },
  });
  expect(guessed.data['checkout']).toBeNull();
  expect(wrong.data['checkout']).toBeNull();
  expect(link.data['getOrderPublic']).toEqual({
    status: 'pending',
    billingAddress: { firstName: 'Karin', addressLine1: '' },
    orderTotal: { sellingPriceIncVatFormatted: '427\u00A0kr' },
    shippingDetails: [{ name: 'PostNord ombud' }],
    paymentDetails: [{ name: 'Faktura' }],
  });
});

test('an order of more than 2^31 minor units is placed with the right total [CHECKOUT-15]', async () => {
  const former = api;
  ({ api } = await shopWith(
    {},
    {
      body: `await sql\`update sku set static_stock = 20000 where id = 101\`.execute(db);
        await sql\`update product_price set regular_minor = 30000000, selling_minor = 30000000 where product_id = 1\`.execute(db);`,
      imports: {},
      env: { LIMIT_ORDER_UNITS: '10000', LIMIT_SKU_UNITS: '10000', LIMIT_UNITS_PER_NETWORK: '10000/hour' },
    },
  ));
  try {
    const cartId = await cartWith(101, 9999);
    const { orderId, publicId } = placed.parse((await order(cartId)).data).placeOrder;

    const { data } = await api.runOperation(
      `query ($orderId: String!, $cartId: String, $publicId: Guid!) {
        checkout(id: $orderId, cartId: $cartId, paymentType: STANDARD) { order { sum } }
        getOrderPublic(publicOrderId: $publicId) { paymentDetails { total } }
      }`,
      { orderId, cartId, publicId },
    );

    const sum = 9999 * 300_000;
    expect(data).toEqual({ checkout: { order: { sum } }, getOrderPublic: { paymentDetails: [{ total: sum }] } });
  } finally {
    await api.stop();
    api = former;
  }
});

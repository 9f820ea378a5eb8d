import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { operatorOf } from '../../test/operator.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { seedMarketEntries } from '../../test/seedMarkets.ts';
import { shopWith } from '../../test/shopWith.ts';

const SERVER_API_KEY = 'only-servers-of-this-shop-know-it-0123';
const SERVER = { 'x-apikey': SERVER_API_KEY };
const PARCEL_BOX = 3;
const PICKUP = 1;
const HOME = 2;

/** The parcel boxes serve neither Gotland nor the zip 111 23. */
function carriers() {
  return seedMarketEntries().carriers.map((carrier) =>
    carrier.id === PARCEL_BOX
      ? {
          ...carrier,
          rates: carrier.rates.map((rate) => ({
            ...rate,
            serves: ['10000-69999'],
            excludes: ['62100-62499', '11123'],
          })),
        }
      : carrier,
  );
}

let api: Api;
const operator = operatorOf(() => api);
beforeAll(async () => {
  ({ api } = await shopWith({ 'carriers.json': carriers() }, { body: '', imports: {}, env: { SERVER_API_KEY } }));
});
afterAll(() => api.stop());

async function cartWith(skuId = 101, quantity = 1): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await add(id, skuId, quantity);
  return id;
}

async function add(id: string, skuId: number, quantity: number): Promise<void> {
  const { code } = await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId, quantity } },
  );
  expect(code).toBeUndefined();
}

const option = z.object({ id: z.int(), isSelected: z.boolean(), feeIncVat: z.number() });
const checkoutShape = z.object({
  shippingData: z.string().nullable(),
  shippingOptions: z.array(
    option.extend({
      subOptions: z.array(
        z.object({
          id: z.int(),
          externalId: z.string(),
          displayName: z.string(),
          isSelected: z.boolean(),
          isDefault: z.boolean(),
          feeIncVat: z.number(),
          pickupPoint: z.unknown(),
        }),
      ),
    }),
  ),
  cart: z.object({
    summary: z.object({
      fees: z.object({ shippingFeeIncVat: z.number() }),
      total: z.object({ sellingPriceIncVat: z.number() }),
    }),
  }),
});
const FIELDS = `shippingData
  shippingOptions { id isSelected feeIncVat subOptions { id externalId displayName isSelected isDefault feeIncVat pickupPoint { street zip city openingHours } } }
  cart { summary { fees { shippingFeeIncVat } total { sellingPriceIncVat } } }`;

async function checkout(cartId: string, input: object, headers: Record<string, string> = {}) {
  const { data, message } = await api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { ${FIELDS} }
    }`,
    { cartId, checkout: input },
    headers,
  );
  expect(message).toBeUndefined();
  return checkoutShape.parse(data['createOrUpdateCheckout']);
}

function inZip(zip: string) {
  return { billingAddress: { ...BILLING_ADDRESS, zip }, acceptedConsents: ['order'], paymentId: 18 };
}

function setFee(cartId: string, shippingFee: number, headers: Record<string, string> = {}): Promise<ApiResponse> {
  return api.runOperation(
    `mutation ($cartId: String!, $shippingFee: Decimal!) {
      setCartShippingFee(cartId: $cartId, shippingFee: $shippingFee) { cart { summary { fees { shippingFeeIncVat } } } }
    }`,
    { cartId, shippingFee },
    headers,
  );
}

async function feeIn(cartId: string, allowExternalShippingFee: boolean): Promise<unknown> {
  const { data } = await api.runOperation(
    `query ($id: String, $allow: Boolean) {
      getCart(id: $id, allowExternalShippingFee: $allow) { summary { shipping { feeIncVat } } }
    }`,
    { id: cartId, allow: allowExternalShippingFee },
  );
  return data['getCart'];
}

function place(cartId: string, input: object = {}): Promise<ApiResponse> {
  return api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }',
    { cartId, checkout: { email: 'karin@example.se', ...input } },
  );
}

async function orderOf(cartId: string, input: object = {}) {
  const { data, message } = await place(cartId, input);
  expect(message).toBeUndefined();
  const { orderId } = z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(data).placeOrder;
  const found = await api.runOperation(
    `query ($id: String!, $cartId: String) {
      checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { order { orderId shippingId shippingFeeIncVat sum pickupPoint } }
    }`,
    { id: orderId, cartId },
  );
  return z.object({ checkout: z.object({ order: z.unknown() }) }).parse(found.data).checkout.order;
}

test.each([
  ['111 22', [PICKUP, HOME, PARCEL_BOX]],
  ['111 23', [PICKUP, HOME]],
  ['621 45', [PICKUP, HOME]],
  ['981 31', [PICKUP, HOME]],
  ['99999', []],
])('the carriers offered in %s are those that serve it', async (zip, expected) => {
  const { shippingOptions } = await checkout(await cartWith(), inZip(zip));

  expect(shippingOptions.map(({ id }) => id)).toEqual(expected);
});

test('an order with a carrier that does not serve the zip is refused', async () => {
  const { code } = await place(await cartWith(), { ...inZip('981 31'), shippingId: PARCEL_BOX });

  expect(code).toBe('CHECKOUT_INCOMPLETE');
});

test('a carrier offers its five nearest pickup points, the same zip first, and the nearest one is the default', async () => {
  const { shippingOptions, shippingData } = await checkout(await cartWith(), inZip('113 30'));
  const [pickup, home] = shippingOptions;

  expect(pickup?.subOptions.map(({ displayName }) => displayName.split(', ').slice(0, 3).join(', '))).toEqual([
    'Handelsboden Odenplan, Norrtullsgatan 9, 113 30 Stockholm',
    'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm',
    'Närbutiken Sofia, Renstiernas gata 40, 116 45 Stockholm',
    'Sundby Livs, Sturegatan 14, 172 31 Sundbyberg',
    'Kanalbutiken, Norra Vallgatan 50, 211 20 Malmö',
  ]);
  expect(pickup?.subOptions.map(({ isDefault, isSelected }) => isDefault && isSelected)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(pickup?.subOptions.every(({ id, feeIncVat }) => id === PICKUP && feeIncVat === 49)).toBe(true);
  expect(pickup?.subOptions[1]?.pickupPoint).toEqual({
    street: 'Vasabron 3',
    zip: '111 22',
    city: 'Stockholm',
    openingHours: 'mån–fre 8–20, lör–sön 10–18',
  });
  expect(home?.subOptions).toEqual([]);
  expect(JSON.parse(shippingData ?? '')).toMatchObject({
    country: 'SE',
    zip: '113 30',
    currency: 'SEK',
    options: [
      {
        id: PICKUP,
        fee: 49,
        selected: true,
        agents: [{ name: 'Handelsboden Odenplan', selected: true }, {}, {}, {}, {}],
      },
      { id: HOME, fee: 79, selected: false, agents: [] },
      { id: PARCEL_BOX, fee: 59 },
    ],
  });
});

test('a chosen pickup point selects its carrier and is stored with the order; a text of a delivery service is kept', async () => {
  const [chosen, typed, none] = [await cartWith(), await cartWith(), await cartWith()];
  const address = inZip('113 30');
  const { shippingOptions } = await checkout(chosen, { ...address, externalShippingId: 'schenker-se-1' });

  expect(shippingOptions.find(({ isSelected }) => isSelected)?.id).toBe(PARCEL_BOX);
  expect(await orderOf(chosen)).toMatchObject({
    shippingId: PARCEL_BOX,
    shippingFeeIncVat: 59,
    pickupPoint: 'Paketbox Centralen, Centralplan 15, 111 20 Stockholm',
  });
  expect(await orderOf(typed, { ...address, pickupPoint: 'Skåp 7' })).toMatchObject({ pickupPoint: 'Skåp 7' });
  expect(await orderOf(none, { ...address, shippingId: HOME })).toMatchObject({ pickupPoint: '' });
});

const CHOSEN = 'postnord-se-3';

/** The ids of the pickup points, with the chosen or preselected one. */
async function pointsIn(cartId: string, input: object) {
  const { shippingOptions } = await checkout(cartId, input);
  const [pickup] = shippingOptions;
  return {
    ids: pickup?.subOptions.map(({ externalId }) => externalId),
    selected: pickup?.subOptions.filter(({ isSelected }) => isSelected).map(({ externalId }) => externalId),
    isDefault: pickup?.subOptions.some(({ isDefault }) => isDefault),
  };
}

test('a chosen pickup point holds while it is one of the nearest, also for other goods; else the nearest is preselected', async () => {
  const cartId = await cartWith();

  const before = await pointsIn(cartId, inZip('111 22'));
  const chosen = await pointsIn(cartId, { externalShippingId: CHOSEN });
  await add(cartId, 101, 1);
  const near = await pointsIn(cartId, inZip('113 30'));
  const far = await pointsIn(cartId, inZip('981 31'));

  expect(before).toMatchObject({ selected: ['postnord-se-1'], isDefault: true });
  expect(chosen).toEqual({ ids: before.ids, selected: [CHOSEN], isDefault: false });
  expect(near).toMatchObject({ selected: [CHOSEN], isDefault: false });
  expect(far.ids).not.toContain(CHOSEN);
  expect(far).toMatchObject({ selected: ['postnord-se-10'], isDefault: true });
  expect(await orderOf(cartId)).toMatchObject({
    pickupPoint: 'Malmfältens Handel, Hjalmar Lundbohmsvägen 30, 981 31 Kiruna',
  });
});

test('no text of an order has the id of its pickup point, which its operator sees', async () => {
  const cartId = await cartWith();
  const order = await orderOf(cartId, { ...inZip('981 31'), pickupPoint: CHOSEN });

  expect(JSON.stringify(order)).not.toContain('postnord');
  const { orderId } = z.object({ orderId: z.string() }).parse(order);
  expect(await operator.run('order show', { order: orderId })).toMatchObject({
    pickupPoint: 'Malmfältens Handel, Hjalmar Lundbohmsvägen 30, 981 31 Kiruna',
    pickupPointId: 'postnord-se-10',
  });
});

test('the key of a page neither sets a shipping fee nor selects a carrier that is not offered', async () => {
  const cartId = await cartWith();
  const input = { ...inZip('981 31'), shippingId: HOME, externalShippingFee: 0 };

  const lowered = await checkout(cartId, input);
  const unlisted = await checkout(cartId, { shippingId: PARCEL_BOX, skipShippingValidation: true });
  const { code } = await setFee(cartId, 0);

  expect(lowered.cart.summary.fees.shippingFeeIncVat).toBe(79);
  expect(unlisted.shippingOptions.map(({ id }) => id)).toEqual([PICKUP, HOME]);
  expect(code).toBe('FORBIDDEN');
  expect((await place(cartId, { ...input, shippingId: PARCEL_BOX, skipShippingValidation: true })).code).toBe(
    'CHECKOUT_INCOMPLETE',
  );
  expect(await orderOf(cartId, input)).toMatchObject({ shippingFeeIncVat: 79, sum: 268 });
});

test('a server sets the fee, which is charged; the cart shows it where external fees are allowed', async () => {
  const cartId = await cartWith();

  const quoted = await checkout(cartId, { ...inZip('111 22'), shippingId: HOME, externalShippingFee: 12.5 }, SERVER);

  expect(quoted.cart.summary).toEqual({ fees: { shippingFeeIncVat: 12.5 }, total: { sellingPriceIncVat: 201.5 } });
  expect(quoted.shippingOptions.map(({ feeIncVat }) => feeIncVat)).toEqual([49, 12.5, 59]);
  expect(await feeIn(cartId, true)).toEqual({ summary: { shipping: { feeIncVat: 12.5 } } });
  expect(await feeIn(cartId, false)).toEqual({ summary: { shipping: { feeIncVat: 79 } } });
  expect(await orderOf(cartId)).toMatchObject({ shippingId: HOME, shippingFeeIncVat: 12.5, sum: 201.5 });
});

test.each<[title: string, change: (cartId: string) => Promise<unknown>, fee: number]>([
  ['more goods', (cartId) => add(cartId, 101, 1), 79],
  ['another zip', (cartId) => checkout(cartId, inZip('981 31')), 79],
  ['another carrier', (cartId) => checkout(cartId, { shippingId: PICKUP }), 49],
  ['-1 of the server', (cartId) => checkout(cartId, { externalShippingFee: -1 }, SERVER), 79],
  ['-1 of a page, which changes nothing', (cartId) => checkout(cartId, { externalShippingFee: -1 }), 5],
])('a fee of a server holds for its goods, zip and carrier: after %s', async (_title, change, fee) => {
  const cartId = await cartWith();
  await checkout(cartId, { ...inZip('111 22'), shippingId: HOME }, SERVER);
  const set = await setFee(cartId, 5, SERVER);
  expect(set.data['setCartShippingFee']).toEqual({ cart: { summary: { fees: { shippingFeeIncVat: 5 } } } });

  await change(cartId);

  expect((await checkout(cartId, {})).cart.summary.fees.shippingFeeIncVat).toBe(fee);
});

test('a server selects a carrier that is not offered, and the order is placed with it', async () => {
  const cartId = await cartWith();

  const { shippingOptions } = await checkout(
    cartId,
    { ...inZip('981 31'), shippingId: PARCEL_BOX, skipShippingValidation: true },
    SERVER,
  );

  expect(shippingOptions.map(({ id, isSelected }) => [id, isSelected])).toEqual([
    [PICKUP, false],
    [HOME, false],
    [PARCEL_BOX, true],
  ]);
  expect(await orderOf(cartId)).toMatchObject({ shippingId: PARCEL_BOX, shippingFeeIncVat: 59 });
});

test('without a server key, no key sets a fee', async () => {
  const other = await startApi();

  const { status } = await other.runOperation('{ getCart { id } }', {}, SERVER);
  await other.stop();

  expect(status).toBe(401);
});

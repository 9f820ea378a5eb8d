import { startApi, type Api } from '../../test/api.ts';
import { BROWSER, checkoutKit, PLACE, placed, CONFIRMATION, TYPED, type Browser } from '../../test/checkoutKit.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { emptyAddress } from '../model/address.ts';

let api: Api;
const { browser, cartWithItem, confirmation, customer } = checkoutKit(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function order(shopper: Browser, input: object = TYPED) {
  const cartId = await cartWithItem();
  const { placeOrder } = placed.parse(
    await shopper.runOperation(PLACE, { cartId, checkout: { ...input, message: 'Hej' } }),
  );
  return { ...placeOrder, cartId };
}

test('a guest can read the confirmation with the checkout key of the browser, also without the cart id [CHECKOUT-21]', async () => {
  const shopper = browser();
  const { orderId, cartId } = await order(shopper);
  const key = { 'x-checkout-key': shopper.key() };

  expect((await confirmation(orderId, null, key)).data['checkout']).toMatchObject({
    completed: true,
    order: { orderId, email: TYPED.email },
    cart: { id: cartId },
  });
  expect((await confirmation(orderId, cartId)).data['checkout']).toBeNull();
  await shopper.logout('');
  expect((await shopper.runOperation(CONFIRMATION, { id: orderId, cartId }))['checkout']).toBeNull();
});

test('only the logged-in customer can read their confirmation, which counts the purchases [CHECKOUT-21]', async () => {
  const { headers } = await customer('hedda@example.se');
  const other = await customer('ivar@example.se');
  const shopper = browser(() => headers);
  await order(shopper, { ...TYPED, email: 'hedda@example.se' });
  const { orderId, cartId } = await order(shopper, { ...TYPED, email: 'hedda@example.se' });

  expect((await confirmation(orderId, null, headers)).data['checkout']).toMatchObject({ nthPurchase: 2 });
  for (const sender of [{}, BROWSER, other.headers]) {
    expect((await confirmation(orderId, cartId, sender)).data['checkout']).toBeNull();
  }
});

test('the confirmation of a guest does not count the purchases of an address', async () => {
  const { orderId, cartId } = await order(browser(), { ...TYPED, email: 'hedda@example.se' });
  const plainCart = await cartWithItem();
  const plain = placed.parse((await api.runOperation(PLACE, { cartId: plainCart, checkout: TYPED })).data).placeOrder;

  expect((await confirmation(orderId, cartId, BROWSER)).data['checkout']).toBeNull();
  expect((await confirmation(plain.orderId, plainCart)).data['checkout']).toMatchObject({ nthPurchase: 0 });
});

test('the responses for an existing and an unknown order number are equal', async () => {
  const { orderId } = await order(browser());

  expect((await confirmation(orderId, null)).data).toEqual((await confirmation('999999999', null)).data);
});

test('the public link reveals no secret of the order, and only first name, town and country of an address', async () => {
  const { headers } = await customer('jonna@example.se');
  const cartId = await cartWithItem();
  const address = {
    ...BILLING_ADDRESS,
    addressLine2: 'Lgh 1102',
    careOf: 'Lund',
    entryCode: '1234',
    mobile: '0701234567',
  };
  const shown = { ...emptyAddress(), city: 'Stockholm', country: 'SE' };
  const { data } = await api.runOperation(
    PLACE,
    {
      cartId,
      checkout: {
        ...TYPED,
        billingAddress: address,
        shippingAddress: { ...address, firstName: 'Olle' },
        message: 'Ring på',
        customerOrderNumber: 'Best 7',
        goodsLabel: 'Rum 4',
        desiredDeliveryDate: '2027-01-02T00:00:00Z',
      },
    },
    headers,
  );
  const { publicId } = placed.parse(data).placeOrder;
  const fields = Object.keys(shown).join(' ');
  const link = await api.runOperation(
    `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) {
      customerId message customerOrderNumber goodsLabel desiredDeliveryDate
      billingAddress { ${fields} } shippingAddress { ${fields} }
      cart { id promoCode merchantData items { message product { name } } }
    } }`,
    { id: publicId },
  );

  expect(link.data['getOrderPublic']).toEqual({
    customerId: null,
    message: '',
    customerOrderNumber: '',
    goodsLabel: '',
    desiredDeliveryDate: null,
    billingAddress: { ...shown, firstName: 'Karin' },
    shippingAddress: { ...shown, firstName: 'Olle' },
    cart: {
      id: null,
      promoCode: null,
      merchantData: null,
      items: [{ message: '', product: { name: 'Linje stånghandtag, mässing' } }],
    },
  });
});

test("the cart id of another shopper's order gives no access to its cart, a copy or the order's secrets", async () => {
  const { cartId } = await order(browser());
  const cart = 'query ($id: String!) { getCart(id: $id, includeCompleted: true) { id items { message } } }';
  const stranger = browser();

  expect((await api.runOperation(cart, { id: cartId })).data['getCart']).toBeNull();
  expect((await stranger.runOperation(cart, { id: cartId }))['getCart']).toBeNull();
  for (const mutation of ['completeCart', 'cloneCart']) {
    const { data } = await api.runOperation(
      `mutation ($id: String!) { ${mutation}(id: $id) { id items { message } } }`,
      {
        id: cartId,
      },
    );
    expect(data[mutation]).toBeNull();
  }
  const again = await api.runOperation(PLACE, { cartId, checkout: TYPED });
  expect(again).toMatchObject({ code: 'CART_COMPLETED', data: { placeOrder: null } });
});

test('ordering a cart twice from one browser returns the same order', async () => {
  const shopper = browser();
  const { orderId, cartId } = await order(shopper);

  expect(await shopper.runOperation(PLACE, { cartId, checkout: TYPED })).toMatchObject({ placeOrder: { orderId } });
});

import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { operate } from '../../test/operator.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_ORDERS_PER_EMAIL: '1000/day' });
});
afterAll(() => api.stop());

async function createCode(code: string, limits: object): Promise<void> {
  const { message } = await operate(api, 'promo create', { code, percent: 10, ...limits });
  if (message !== undefined) throw new Error(message);
}

/** 378 kr of goods, and 49 kr for the carrier. */
async function cartWithCode(code: string): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 2 }) { id } }', {
    id,
  });
  const set = await api.runOperation(
    'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { id } }',
    { id, code },
  );
  expect(set.code).toBeUndefined();
  return id;
}

const CART = `{ promoCode appliedCampaigns { name } summary { total { sellingPriceIncVat discountIncVat } } }`;

async function read(id: string): Promise<unknown> {
  const { data } = await api.runOperation(`query ($id: String!) { getCart(id: $id) ${CART} }`, { id });
  return data['getCart'];
}

async function checkout(id: string, email: string): Promise<unknown> {
  const { data } = await api.runOperation(
    `mutation ($id: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $id, checkout: $checkout) { cart ${CART} }
    }`,
    { id, checkout: { email, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 } },
  );
  return Object(data['createOrUpdateCheckout']).cart;
}

const place = (id: string, input: object = {}): Promise<ApiResponse> =>
  api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    { id, checkout: input },
  );

const withCode = (code: string) => ({
  promoCode: code,
  appliedCampaigns: [{ name: code }],
  summary: { total: { sellingPriceIncVat: 389.2, discountIncVat: 37.8 } },
});
const withoutDiscount = (code: string) => ({
  promoCode: code,
  appliedCampaigns: [],
  summary: { total: { sellingPriceIncVat: 427, discountIncVat: 0 } },
});

test('a code that other orders have used up gives no discount in an open cart [CART-28]', async () => {
  await createCode('ENDA', { 'max-uses': 1 });
  const id = await cartWithCode('ENDA');
  const before = await read(id);
  await placeOrder(api, { items: [[301, 1]], promoCode: 'ENDA' });

  expect(before).toEqual(withCode('ENDA'));
  expect(await read(id)).toEqual(withoutDiscount('ENDA'));
  expect(
    (
      await place(id, {
        email: 'a@example.se',
        billingAddress: BILLING_ADDRESS,
        acceptedConsents: ['order'],
        paymentId: 18,
      })
    ).code,
  ).toBe('InvalidPromoCode');
});

test('a code that ends between checkout and order refuses the order, until the checkout shows the new total [CART-28]', async () => {
  await createCode('KORT', {});
  const id = await cartWithCode('KORT');
  const shown = await checkout(id, 'a@example.se');
  await operate(api, 'promo end', { code: 'KORT' });

  const refused = await place(id);
  const shownAgain = await checkout(id, 'a@example.se');
  const placed = await place(id);

  expect(shown).toEqual(withCode('KORT'));
  expect(refused.code).toBe('InvalidPromoCode');
  expect(shownAgain).toEqual(withoutDiscount('KORT'));
  expect(placed.code).toBeUndefined();
  const { data } = await api.runOperation(
    'query ($id: String!) { getCart(id: $id, includeCompleted: true) { promoCode summary { total { sellingPriceIncVat } } } }',
    { id },
  );
  expect(data['getCart']).toEqual({ promoCode: null, summary: { total: { sellingPriceIncVat: 427 } } });
});

test('a code that its buyer has used gives no discount as soon as the address is typed [CART-27]', async () => {
  await createCode('EGEN', { 'max-uses-per-customer': 1 });
  await placeOrder(api, { items: [[301, 1]], promoCode: 'EGEN', checkout: { email: 'Ebba@example.se' } });
  const id = await cartWithCode('EGEN');

  expect(await read(id)).toEqual(withCode('EGEN'));
  expect(await checkout(id, 'EBBA@example.se')).toEqual(withoutDiscount('EGEN'));
  expect(await checkout(id, 'elsa@example.se')).toEqual(withCode('EGEN'));
  expect((await place(id, { email: 'ebba@example.se' })).code).toBe('RequirementsNotMet');
});

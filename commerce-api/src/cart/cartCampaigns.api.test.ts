import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { operate } from '../../test/operator.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';

const MIN = ['SEK:1000', 'EUR:100', 'NOK:1000', 'DKK:1000'];

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await create({ code: 'TIO', percent: 10, min: MIN, 'name-sv': 'Höstrea', 'name-en': 'Autumn sale' });
  await create({ code: 'KOD', percent: 10 });
});
afterAll(() => api.stop());

async function create(input: object): Promise<void> {
  const { message } = await operate(api, 'promo create', input);
  if (message !== undefined) throw new Error(message);
}

const CART = `{
  promoCode fixedDiscount appliedCampaigns { campaignId name hideTitle action actionValue }
  summary { fixedAmountDiscountIncVat subTotal { sellingPriceIncVat } total { sellingPriceIncVat discountIncVat } vats { amount } }
}`;

/** Pieces of 189 kr. */
async function cartWith(quantity: number, ids: object = {}): Promise<{ id: string; cart: unknown }> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  const added = await api.runOperation(
    `mutation ($id: String!, $item: CartItemInputType!, $channelId: String, $languageId: String, $marketId: String) {
      addToCart(id: $id, item: $item, channelId: $channelId, languageId: $languageId, marketId: $marketId) ${CART}
    }`,
    { id, item: { skuId: 101, quantity }, ...ids },
  );
  return { id, cart: added.data['addToCart'] };
}

async function setCode(id: string, promoCode: string) {
  const { data, code } = await api.runOperation(
    `mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) ${CART} }`,
    { id, promoCode },
  );
  return code ?? data['setCartPromoCode'];
}

test('a campaign of the whole cart needs no code, and begins with its minimum [CART-06]', async () => {
  const below = await cartWith(5);
  const above = await cartWith(6);
  const english = await cartWith(6, { channelId: '3|com', languageId: 'en-US', marketId: 'de' });

  expect(below.cart).toMatchObject({ appliedCampaigns: [], summary: { total: { discountIncVat: 0 } } });
  expect(above.cart).toEqual({
    promoCode: null,
    fixedDiscount: 0,
    appliedCampaigns: [
      { campaignId: 'cart-TIO', name: 'Höstrea', hideTitle: false, action: 'PERCENTAGE', actionValue: '10' },
    ],
    summary: {
      fixedAmountDiscountIncVat: 0,
      subTotal: { sellingPriceIncVat: 1134 },
      total: { sellingPriceIncVat: 1020.6, discountIncVat: 113.4 },
      vats: [{ amount: 204.12 }],
    },
  });
  expect(english.cart).toMatchObject({ appliedCampaigns: [{ name: 'Autumn sale' }] });
});

test('the name of a campaign is no code', async () => {
  const { id } = await cartWith(6);

  expect(await setCode(id, 'TIO')).toBe('InvalidPromoCode');
});

test('a cart gets the best campaign, and its code reduces what that leaves, also in its order [CART-06]', async () => {
  await create({
    code: 'TVAHUNDRA',
    amount: ['SEK:200', 'EUR:20', 'NOK:200', 'DKK:200'],
    min: MIN,
    'name-sv': '200 kr rabatt',
    'name-en': '200 off',
  });
  const { id } = await cartWith(6);

  const open = await setCode(id, 'KOD');
  await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id,
      checkout: { email: 'a@example.se', billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 },
    },
  );
  const { data } = await api.runOperation(
    'query ($id: String!) { getCart(id: $id, includeCompleted: true) { appliedCampaigns { name action } summary { total { discountIncVat } } } }',
    { id },
  );
  await operate(api, 'promo end', { code: 'TVAHUNDRA' });

  expect(open).toMatchObject({
    promoCode: 'KOD',
    fixedDiscount: 200,
    appliedCampaigns: [{ name: '200 kr rabatt', action: 'FIXED_AMOUNT', actionValue: '200' }, { name: 'KOD' }],
    summary: { fixedAmountDiscountIncVat: 200, total: { discountIncVat: 293.4, sellingPriceIncVat: 840.6 + 49 } },
  });
  expect(data['getCart']).toEqual({
    appliedCampaigns: [
      { name: '200 kr rabatt', action: 'FIXED_AMOUNT' },
      { name: 'KOD', action: 'PERCENTAGE' },
    ],
    summary: { total: { discountIncVat: 293.4 } },
  });
});

test('a campaign without a code takes no limits of uses, and both names', async () => {
  const codeOf = async (input: object) =>
    (await operate(api, 'promo create', { code: 'XY', percent: 5, ...input })).code;

  expect(await codeOf({ 'name-sv': 'Rea' })).toBe('USAGE');
  expect(await codeOf({ 'name-sv': 'Rea', 'name-en': 'Sale', 'max-uses': 1 })).toBe('USAGE');
});

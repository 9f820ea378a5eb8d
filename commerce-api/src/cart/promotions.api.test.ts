import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { shopWith } from '../../test/shopWith.ts';

let api: Api;
beforeAll(async () => {
  // Product 3 has another VAT rate, so that a discount is split over two.
  ({ api } = await shopWith(
    {},
    {
      body: `await sql\`insert into vat_rate (country, vat_class, valid_from, valid_to, rate_basis_points)
          select country, 'book', valid_from, valid_to, case when country = 'SE' then 600 else rate_basis_points end
          from vat_rate where vat_class = 'standard' on conflict do nothing\`.execute(db);
        await sql\`update product set vat_class = 'book' where id = 3\`.execute(db);
        await sql\`insert into promotion (code, amounts) values
          ('KRONOR', '{"SEK": 50000, "EUR": 0, "NOK": 0, "DKK": 0}')\`.execute(db);`,
      imports: {},
    },
  ));
});
afterAll(() => api.stop());

const CART = `{
  promoCode fixedDiscount freeShipping appliedCampaigns { name action actionValue }
  summary {
    fixedAmountDiscountIncVat fixedAmountDiscountExVat
    subTotal { sellingPriceIncVat discountIncVat } total { sellingPriceIncVat sellingPriceExVat discountIncVat vat }
    vats { rate amount } shipping { feeIncVat amountLeftToFreeShipping }
  }
}`;

async function cartWith(...items: [skuId: number, quantity: number][]): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  for (const [skuId, quantity] of items) {
    await api.runOperation(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id, item: { skuId, quantity } },
    );
  }
  return id;
}

const setCode = (id: string, promoCode: string, marketId = 'se') =>
  api.runOperation(
    `mutation ($id: String!, $promoCode: String!, $marketId: String) {
      setCartPromoCode(id: $id, promoCode: $promoCode, marketId: $marketId) ${CART}
    }`,
    { id, promoCode, marketId },
  );

test('an amount off the cart reduces the VAT of each rate by the share of its goods [CART-06]', async () => {
  // 378 kr at 25 % and 267 kr at 6 %.
  const id = await cartWith([101, 2], [301, 3]);

  const { data } = await setCode(id, 'HEMMA100');

  // The shares are 58.60 and 41.40 kr: 46.88 and 39.06 kr without VAT.
  expect(data['setCartPromoCode']).toEqual({
    promoCode: 'HEMMA100',
    fixedDiscount: 100,
    freeShipping: false,
    appliedCampaigns: [{ name: 'HEMMA100', action: 'FIXED_AMOUNT', actionValue: '100' }],
    summary: {
      fixedAmountDiscountIncVat: 100,
      fixedAmountDiscountExVat: 85.94,
      subTotal: { sellingPriceIncVat: 645, discountIncVat: 0 },
      total: { sellingPriceIncVat: 594, sellingPriceExVat: 507.55, discountIncVat: 100, vat: 86.45 },
      vats: [
        { rate: 6, amount: 12.77 },
        { rate: 25, amount: 73.68 },
      ],
      shipping: { feeIncVat: 49, amountLeftToFreeShipping: 354 },
    },
  });
});

test('an amount is refused below its minimum and in a currency without it', async () => {
  const id = await cartWith([101, 2]);

  expect((await setCode(id, 'HEMMA100')).code).toBe('RequirementsNotMet');
  expect((await setCode(id, 'KRONOR')).code).toBeUndefined();
  expect((await setCode(id, 'KRONOR', 'fi')).code).toBe('RequirementsNotMet');
});

test('an amount above the goods takes all of them, and not the shipping', async () => {
  const id = await cartWith([101, 1]);

  const { data } = await setCode(id, 'KRONOR');

  expect(data['setCartPromoCode']).toMatchObject({
    fixedDiscount: 189,
    summary: {
      fixedAmountDiscountIncVat: 189,
      fixedAmountDiscountExVat: 151.2,
      total: { sellingPriceIncVat: 49, sellingPriceExVat: 39.2 },
      vats: [{ rate: 25, amount: 9.8 }],
    },
  });
});

test('the limit for free shipping counts the goods after an amount', async () => {
  const id = await cartWith([501, 1], [301, 1]);
  const before = await setCode(id, '');
  const after = await setCode(id, 'HEMMA100');

  expect(before.data['setCartPromoCode']).toMatchObject({ freeShipping: true });
  expect(after.data['setCartPromoCode']).toMatchObject({
    freeShipping: false,
    summary: { shipping: { feeIncVat: 49, amountLeftToFreeShipping: 11 } },
  });
});

test('an order keeps the amount off the cart', async () => {
  const id = await cartWith([101, 2], [301, 3]);
  const { data: open } = await setCode(id, 'HEMMA100');

  await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id,
      checkout: { email: 'a@example.se', billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 },
    },
  );
  const { data } = await api.runOperation(
    `query ($id: String!) { getCart(id: $id, includeCompleted: true) {
      promoCode fixedDiscount appliedCampaigns { name action }
      summary { fixedAmountDiscountIncVat fixedAmountDiscountExVat total { sellingPriceIncVat vat } vats { rate amount } }
    } }`,
    { id },
  );

  expect(open['setCartPromoCode']).toMatchObject(Object(data['getCart']));
  expect(data['getCart']).toMatchObject({ fixedDiscount: 100, appliedCampaigns: [{ action: 'FIXED_AMOUNT' }] });
});

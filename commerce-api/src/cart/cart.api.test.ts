import * as z from 'zod';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { seedMarketEntries } from '../../test/seedMarkets.ts';
import { shopWith } from '../../test/shopWith.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const CART = `{ id isCompleted promoCode appliedCampaigns { name hideTitle }
  items { id skuId quantity message unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat } } summary { total { sellingPriceIncVat } } }`;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

async function newCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart(id: "") { id } }');
  return z.object({ getCart: z.object({ id: z.guid() }) }).parse(data).getCart.id;
}

async function cartWith(...items: [skuId: number, quantity: number][]): Promise<string> {
  const id = await newCart();
  for (const [skuId, quantity] of items) await change('addToCart', id, { skuId, quantity });
  return id;
}

function change(mutation: 'addToCart' | 'updateCartItem', id: string, item: object): Promise<ApiResponse> {
  return api.runOperation(
    `mutation ($id: String!, $item: CartItemInputType!) { ${mutation}(id: $id, item: $item) ${CART} }`,
    {
      id,
      item,
    },
  );
}

async function read(id: string, fields: string, args = ''): Promise<unknown> {
  const { data } = await api.runOperation(`query ($id: String) { getCart(id: $id ${args}) ${fields} }`, { id });
  return data['getCart'];
}

test('additions to a new cart at the same time are all stored, and each response has those before it', async () => {
  const id = await newCart();
  const skuIds = [101, 201, 101, 201, 101, 201];

  const responses = await Promise.all(skuIds.map((skuId) => change('addToCart', id, { skuId, quantity: 1 })));

  const pieces = responses.map(({ data }) => {
    const { items } = z
      .object({ addToCart: z.object({ items: z.array(z.object({ quantity: z.number() })) }) })
      .parse(data).addToCart;
    return items.reduce((sum, { quantity }) => sum + quantity, 0);
  });
  expect(pieces.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a cart has id, code and campaigns, an item has product, prices and quantity [CART-01, CART-03, API-25]', async () => {
  const id = await cartWith([101, 2]);

  const { data } = await api.runOperation(
    `query getCart($id: String, $channelId: String, $languageId: String, $cartMarketAlias: String) {
      getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $cartMarketAlias) {
        id promoCode appliedCampaigns { name hideTitle }
        items {
          skuId quantity unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat }
          product { name } campaign { appliedCampaigns { name } }
        }
      }
    }`,
    { id, channelId: '1|se', languageId: 'sv-SE', cartMarketAlias: 'se' },
  );

  expect(data['getCart']).toEqual({
    id,
    promoCode: null,
    appliedCampaigns: [],
    items: [
      {
        skuId: 101,
        quantity: 2,
        unitPrice: { sellingPriceIncVat: 189 },
        totalPrice: { sellingPriceIncVat: 378 },
        product: { name: 'Linje stånghandtag, mässing' },
        campaign: { appliedCampaigns: [] },
      },
    ],
  });
});

test('from the quantity of a tier on, each item costs the tier price [CART-04]', async () => {
  const id = await cartWith([301, 5]);
  const line = `{ items { unitPrice { sellingPriceIncVat } campaign { appliedCampaigns { name } prices { quantity price { sellingPriceIncVat } } } } }`;

  const before = await read(id, line);
  await change('addToCart', id, { skuId: 301, quantity: 1 });
  const after = await read(id, line);

  const prices = [
    { quantity: 1, price: { sellingPriceIncVat: 89 } },
    { quantity: 6, price: { sellingPriceIncVat: 80.1 } },
    { quantity: 12, price: { sellingPriceIncVat: 75.65 } },
  ];
  expect(before).toEqual({
    items: [{ unitPrice: { sellingPriceIncVat: 89 }, campaign: { appliedCampaigns: [], prices } }],
  });
  expect(after).toEqual({
    items: [
      { unitPrice: { sellingPriceIncVat: 80.1 }, campaign: { appliedCampaigns: [{ name: 'Mängdrabatt' }], prices } },
    ],
  });
});

test('the product of an item has brand, images, URL, category, skus with stock, and campaigns [CART-05]', async () => {
  const id = await cartWith([401, 1]);

  expect(
    await read(
      id,
      `{ items { product { productId name alias canonicalUrl images brand { name } primaryCategory { name }
        skus { skuId name stock { totalStock } } discountCampaigns { name } } } }`,
    ),
  ).toEqual({
    items: [
      {
        product: {
          productId: 4,
          name: 'Klot lampa',
          alias: 'klot-lampa',
          canonicalUrl: '/p/inredning/klot-lampa',
          images: ['klot-1.webp'],
          brand: { name: 'Ärla Form' },
          primaryCategory: { name: 'Inredning' },
          skus: [{ skuId: 401, name: '-', stock: { totalStock: 9 } }],
          discountCampaigns: [{ name: 'Höstrea' }],
        },
      },
    ],
  });
});

test('the summary adds up goods, discount, shipping and VAT [CART-06, CART-07, CART-09]', async () => {
  const id = await cartWith([101, 2]);
  await api.runOperation('mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "welcome10") { id } }', {
    id,
  });

  expect(
    await read(
      id,
      `{ summary {
        fixedAmountDiscountIncVat fixedAmountDiscountExVat vats { rate amount }
        subTotal { regularPriceIncVat sellingPriceIncVat regularPriceExVat sellingPriceExVat regularPriceIncVatFormatted
          sellingPriceIncVatFormatted regularPriceExVatFormatted sellingPriceExVatFormatted vat }
        total { isDiscounted sellingPriceIncVat sellingPriceExVat discountIncVat discountExVat vat sellingPriceIncVatFormatted
          sellingPriceExVatFormatted discountIncVatFormatted discountExVatFormatted vatFormatted }
      } }`,
    ),
  ).toEqual({
    summary: {
      fixedAmountDiscountIncVat: 0,
      fixedAmountDiscountExVat: 0,
      vats: [{ rate: 25, amount: 77.84 }],
      subTotal: {
        regularPriceIncVat: 378,
        sellingPriceIncVat: 378,
        regularPriceExVat: 302.4,
        sellingPriceExVat: 302.4,
        regularPriceIncVatFormatted: '378\u00A0kr',
        sellingPriceIncVatFormatted: '378\u00A0kr',
        regularPriceExVatFormatted: '302,40\u00A0kr',
        sellingPriceExVatFormatted: '302,40\u00A0kr',
        vat: 75.6,
      },
      total: {
        isDiscounted: true,
        sellingPriceIncVat: 389.2,
        sellingPriceExVat: 311.36,
        discountIncVat: 37.8,
        discountExVat: 30.24,
        vat: 77.84,
        sellingPriceIncVatFormatted: '389,20\u00A0kr',
        sellingPriceExVatFormatted: '311,36\u00A0kr',
        discountIncVatFormatted: '37,80\u00A0kr',
        discountExVatFormatted: '30,24\u00A0kr',
        vatFormatted: '77,84\u00A0kr',
      },
    },
  });
});

const SHIPPING = `{ freeShipping summary { fees { shippingFeeIncVat } shipping { amountLeftToFreeShipping amountLeftToFreeShippingFormatted
  feeExVat feeIncVat feeExVatFormatted feeIncVatFormatted isDefault } } }`;

test('the shipping of the summary has its fee and the amount left to free shipping [CART-08]', async () => {
  const id = await cartWith([101, 1]);

  expect(await read(id, SHIPPING)).toEqual({
    freeShipping: false,
    summary: {
      fees: { shippingFeeIncVat: 49 },
      shipping: {
        amountLeftToFreeShipping: 710,
        amountLeftToFreeShippingFormatted: '710\u00A0kr',
        feeExVat: 39.2,
        feeIncVat: 49,
        feeExVatFormatted: '39,20\u00A0kr',
        feeIncVatFormatted: '49\u00A0kr',
        isDefault: true,
      },
    },
  });
});

test('shipping is free for more than 899 kr, not for 899 kr [CART-10]', async () => {
  const atTheLimit = await read(await cartWith([501, 1]), SHIPPING);
  const aboveIt = await read(await cartWith([401, 1]), SHIPPING);

  expect(atTheLimit).toMatchObject({ freeShipping: false, summary: { shipping: { feeIncVat: 49 } } });
  expect(aboveIt).toMatchObject({
    freeShipping: true,
    summary: { fees: { shippingFeeIncVat: 0 }, shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 } },
  });
});

test('the limit for free shipping counts the goods after discounts [CART-10]', async () => {
  const cartId = await cartWith([501, 1], [301, 1]);

  const { data } = await api.runOperation(
    `mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "welcome10") ${SHIPPING} }`,
    { id: cartId },
  );

  // 988 kr less 10 % is 9.80 kr below the limit.
  expect(data['setCartPromoCode']).toMatchObject({
    freeShipping: false,
    summary: { shipping: { feeIncVat: 49, amountLeftToFreeShipping: 9.8 } },
  });
});

const IN_MARKET = `query ($id: String, $channelId: String, $marketId: String) {
  getCart(id: $id, channelId: $channelId, marketId: $marketId, languageId: "en-US") {
    summary { shipping { amountLeftToFreeShippingFormatted feeIncVatFormatted } }
  }
}`;

test.each<[channelId: string, marketId: string, left: string, fee: string]>([
  ['3|com', 'eu', '€0.01', '€4.90'],
  ['3|com', 'no', 'NOK\u00A010', 'NOK\u00A049'],
  ['1|se', 'dk', 'DKK\u00A020', 'DKK\u00A039'],
])('in %s the market %s has its own fee and limit for free shipping', async (channelId, marketId, left, fee) => {
  const id = await cartWith([501, 1]);

  const { data } = await api.runOperation(IN_MARKET, { id, channelId, marketId });

  expect(data['getCart']).toEqual({
    summary: { shipping: { amountLeftToFreeShippingFormatted: left, feeIncVatFormatted: fee } },
  });
});

test('a market without a limit has no free shipping', async () => {
  const markets = seedMarketEntries().markets.map((market) => ({ ...market, freeAbove: null }));
  const { api: other } = await shopWith({ 'markets.json': markets }, { body: '', imports: {} });

  const { data } = await other.runOperation(
    '{ getCart { summary { shipping { amountLeftToFreeShipping amountLeftToFreeShippingFormatted } } } }',
  );
  await other.stop();

  const shipping = { amountLeftToFreeShipping: -1, amountLeftToFreeShippingFormatted: null };
  expect(data['getCart']).toEqual({ summary: { shipping } });
});

test('adding the same sku increases its line, another message creates a new line', async () => {
  const id = await cartWith([101, 1], [101, 1], [101, 3]);
  const { data } = await change('addToCart', id, { skuId: 101, quantity: 1, message: 'Gravyr: K' });

  expect(data['addToCart']).toMatchObject({
    items: [
      { skuId: 101, quantity: 5, message: '' },
      { skuId: 101, quantity: 1, message: 'Gravyr: K' },
    ],
  });
});

test('updating a line sets the exact quantity, and 0 removes the line', async () => {
  const id = await cartWith([101, 3], [201, 1]);

  const set = await change('updateCartItem', id, { skuId: 101, quantity: 2 });
  const removed = await change('updateCartItem', id, { skuId: 101, quantity: 0 });

  expect(set.data['updateCartItem']).toMatchObject({ items: [{ skuId: 101, quantity: 2 }, { skuId: 201 }] });
  expect(removed.data['updateCartItem']).toMatchObject({ items: [{ skuId: 201, quantity: 1 }] });
});

test('updating a removed line by its id does not create the line again', async () => {
  const id = await cartWith([101, 3]);
  const lines = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await read(id, '{ items { id } }'));
  const item = { id: lines.items[0]?.id };
  await change('updateCartItem', id, { ...item, quantity: 0 });

  const refused = await change('updateCartItem', id, { ...item, quantity: 4 });
  const removedAgain = await change('updateCartItem', id, { ...item, quantity: 0 });

  expect(refused.code).toBe('SKU_NOT_FOUND');
  expect(removedAgain.data['updateCartItem']).toMatchObject({ items: [] });
});

test.each([
  ['addToCart', 0, 'BAD_QUANTITY'],
  ['addToCart', -1, 'BAD_QUANTITY'],
  ['addToCart', 10_000, 'INSUFFICIENT_STOCK'],
  ['updateCartItem', -1, 'BAD_QUANTITY'],
  ['updateCartItem', 1_000_000_000, 'INSUFFICIENT_STOCK'],
] as const)('%s rejects the quantity %d with %s and does not change the cart', async (mutation, quantity, expected) => {
  const id = await cartWith([101, 1]);

  const { code } = await change(mutation, id, { skuId: 101, quantity });

  expect(code).toBe(expected);
  expect(await read(id, '{ items { quantity } }')).toEqual({ items: [{ quantity: 1 }] });
});

test.each([1.5, '2', 1e10, null])('a quantity that is not a whole number (%p) is rejected', async (quantity) => {
  const { message } = await change('addToCart', await newCart(), { skuId: 101, quantity });

  expect(message).toContain('quantity');
});

test('the stock limits the quantity, including the quantity already in the cart', async () => {
  const id = await cartWith([103, 5]);

  const refused = await change('addToCart', id, { skuId: 103, quantity: 4 });
  const allowed = await change('addToCart', id, { skuId: 103, quantity: 3 });

  expect(refused.code).toBe('INSUFFICIENT_STOCK');
  expect(allowed.data['addToCart']).toMatchObject({ items: [{ quantity: 8 }] });
});

test('an oversellable sku can be bought beyond its stock [CART-23]', async () => {
  const { data } = await change('addToCart', await newCart(), { skuId: 601, quantity: 4 });

  expect(data['addToCart']).toMatchObject({ items: [{ skuId: 601, quantity: 4 }] });
});

test.each(['addToCart', 'updateCartItem'] as const)('%s prices the cart in the given market', async (mutation) => {
  const id = await cartWith([101, 1]);
  const inMarket = async (marketId: string) => {
    const { data } = await api.runOperation(
      `mutation ($id: String!, $marketId: String) {
        ${mutation}(id: $id, item: { skuId: 101, quantity: 1 }, marketId: $marketId) {
          items { unitPrice { currency { code } } } summary { total { currency { code } } vats { rate } }
        }
      }`,
      { id, marketId },
    );
    return data[mutation];
  };

  const cart = (code: string, rate: number) => ({
    items: [{ unitPrice: { currency: { code } } }],
    summary: { total: { currency: { code } }, vats: [{ rate }] },
  });
  expect([await inMarket('fi'), await inMarket('no'), await inMarket('se')]).toEqual([
    // The contract has whole rates; Finland's is 25.5.
    cart('EUR', 26),
    cart('NOK', 25),
    cart('SEK', 25),
  ]);
});

test('an unknown sku is rejected', async () => {
  expect((await change('addToCart', await newCart(), { skuId: 999, quantity: 1 })).code).toBe('SKU_NOT_FOUND');
});

test.each(['getCart', 'addToCart', 'updateCartItem'])('%s of an unknown cart is null', async (operation) => {
  for (const id of [UNKNOWN_ID, 'no-guid', "' or 1=1 --"]) {
    const response =
      operation === 'getCart'
        ? await api.runOperation('query ($id: String) { getCart(id: $id) { id } }', { id })
        : await change(operation === 'addToCart' ? 'addToCart' : 'updateCartItem', id, { skuId: 101, quantity: 1 });

    expect(response).toMatchObject({ status: 200, data: { [operation]: null }, code: undefined });
  }
});

test('a completed cart is returned only with includeCompleted, and cannot be changed', async () => {
  const id = await cartWith([101, 1]);
  await api.runOperation('mutation ($id: String!) { completeCart(id: $id) { id } }', { id });

  const refused = await change('addToCart', id, { skuId: 101, quantity: 1 });

  expect(refused.code).toBe('CART_COMPLETED');
  expect(await read(id, '{ id }')).toBeNull();
  expect(await read(id, '{ isCompleted items { quantity } }', 'includeCompleted: true')).toEqual({
    isCompleted: true,
    items: [{ quantity: 1 }],
  });
});

test('a copy has the lines under a new id, and clearing preserves the id', async () => {
  const id = await cartWith([101, 2]);

  const copy = await api.runOperation(`mutation ($id: String!) { cloneCart(id: $id) ${CART} }`, { id });
  const cleared = await api.runOperation(`mutation ($id: String!) { clearCart(id: $id) ${CART} }`, { id });

  expect(copy.data['cloneCart']).toMatchObject({ items: [{ skuId: 101, quantity: 2 }] });
  expect(copy.data['cloneCart']).not.toMatchObject({ id });
  expect(cleared.data['clearCart']).toMatchObject({ id, items: [], summary: { total: { sellingPriceIncVat: 0 } } });
});

test('a code is applied as a campaign with its name, rejected with a reason, and removed by an empty code', async () => {
  const id = await cartWith([101, 1]);
  const set = (promoCode: string) =>
    api.runOperation(
      `mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) ${CART} }`,
      { id, promoCode },
    );

  const applied = await set('välkommen10');
  const unknown = await set('NO-SUCH');
  const tooLittle = await set('HEMMA20');
  const removed = await set('');

  expect(applied.data['setCartPromoCode']).toMatchObject({
    promoCode: 'VÄLKOMMEN10',
    appliedCampaigns: [{ name: 'VÄLKOMMEN10' }],
    summary: { total: { sellingPriceIncVat: 219.1 } },
  });
  expect([unknown.code, tooLittle.code]).toEqual(['InvalidPromoCode', 'RequirementsNotMet']);
  expect(removed.data['setCartPromoCode']).toMatchObject({ promoCode: null, appliedCampaigns: [] });
});

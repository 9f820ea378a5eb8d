import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import type { CampaignEntry, ProductEntry } from '../model/catalogEntries.ts';
import type { Api } from '../../test/api.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { fixtureProducts, shopWith } from '../../test/shopWith.ts';

const MINUTE = 60_000;
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

function campaign(id: number, name: string, rest: Partial<CampaignEntry> & object): object {
  const alias = { sv: `kampanj-${id}`, en: `campaign-${id}` };
  const times = { activeFrom: null, activeTo: null };
  return { id, alias, name: { sv: name, en: `${name} (en)` }, ...times, productIds: [], categoryIds: [], ...rest };
}

const campaigns = [
  campaign(1, 'Höstrea', { kind: 'sale', productIds: [4] }),
  campaign(2, 'Mängdrabatt', { kind: 'tiered', categoryIds: [120], tiers: [{ quantity: 6, percent: 10 }] }),
  campaign(3, 'Mängder', {
    kind: 'tiered',
    productIds: [3],
    tiers: [
      { quantity: 4, percent: 5 },
      { quantity: 12, percent: 20 },
    ],
  }),
  campaign(4, 'Tio procent', { kind: 'percentage', categoryIds: [100], percent: 10 }),
  campaign(5, 'En hundralapp', {
    kind: 'fixed_amount',
    productIds: [4, 5, 3],
    amounts: { SEK: 10_000, EUR: 1_000, NOK: 10_000, DKK: 7_000 },
  }),
];
/** Written as of an hour ago, when the first had not started and the second was active. */
const overdue = [
  campaign(6, 'Startar', { kind: 'percentage', productIds: [6], percent: 20, activeFrom: at(-MINUTE) }),
  campaign(7, 'Slutar', { kind: 'percentage', productIds: [7], percent: 50, activeTo: at(-MINUTE) }),
];

const products = fixtureProducts().flatMap((product) => {
  if (product.id === 2) return { ...product, vatClass: 'reduced' };
  if (product.id === 1) return { ...product, listPrices: { proffs: { regular: 15_000, sale: 10_000 } } };
  return product.id === 7 ? [product, twinOf(product)] : product;
});

/** Product 8. */
function twinOf(product: ProductEntry): ProductEntry {
  const names = { alias: { sv: 'tvilling', en: 'twin' }, articleNumber: 'P-8', family: 'tvilling', images: [] };
  const skus = product.skus.map((sku) => ({ ...sku, id: sku.id + 100, articleNumber: `${sku.articleNumber}-B` }));
  return { ...product, ...names, id: 8, skus };
}

let api: Api;
let priceChange: unknown;
beforeAll(async () => {
  const soon = campaign(8, 'Snart', { kind: 'percentage', productIds: [8], percent: 30 });
  ({ api, answer: priceChange } = await shopWith(
    {
      'products.json': products,
      'campaigns.json': campaigns,
      'priceLists.json': [
        { identifier: 'sek', currency: 'SEK', isDefault: true },
        { identifier: 'eur', currency: 'EUR', isDefault: true },
        { identifier: 'nok', currency: 'NOK', isDefault: true },
        { identifier: 'dkk', currency: 'DKK', isDefault: true },
        { identifier: 'proffs', currency: 'SEK', isDefault: false },
      ],
      'families.json': [{ key: 'linje', collapseInLists: true, mainProductId: 2 }],
    },
    {
      body: `
      // Services of a server on this database: the price must follow a campaign that starts meanwhile.
      const { catalog } = await startServices(database, configFrom({}), secretsFrom({ auth: "a".repeat(32), sign: "s".repeat(32) }));
      const price = async () => (await catalog.products([8]))[0].prices.SEK.selling;
      const before = await price();
      const activeFrom = new Date(Date.now() + 500).toISOString();
      await inTransaction(db, (tx) => writeCampaigns(tx, campaignsShape.parse([{ ...${JSON.stringify(soon)}, activeFrom }])));
      const log = { info: () => {}, error: ({ err }) => { throw err; } };
      const repricer = startRepricer({ db, everyMs: 50, log });
      for (let waits = 0; waits < 1_500 && (await price()) === before; waits += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const after = await price();
      await repricer.stop();
      const anHourAgo = new Date(Date.now() - 3_600_000);
      await inTransaction(db, (tx) => writeCampaigns(tx, campaignsShape.parse(${JSON.stringify(overdue)}), anHourAgo));
      return { before, after };`,
      imports: {
        inTransaction: 'platform/db/openDatabase.ts',
        configFrom: 'platform/config/config.ts',
        startServices: 'services.ts',
        secretsFrom: 'auth/secrets.ts',
        startRepricer: 'catalog/write/repricer.ts',
        writeCampaigns: 'catalog/write/writeCampaigns.ts',
        campaignsShape: 'model/priceShapes.ts',
      },
    },
  ));
});
afterAll(() => api.stop());

const SWEDEN = 'channelId: "1|se", languageId: "sv-SE", marketId: "se"';
const FINLAND = 'channelId: "1|se", languageId: "sv-SE", marketId: "fi"';
const NORWAY = 'channelId: "1|se", languageId: "en-US", marketId: "no"';
const INTERNATIONAL = 'channelId: "3|com", languageId: "en-US", marketId: "int"';

async function product(id: number, fields: string, market = SWEDEN): Promise<unknown> {
  const { data, message } = await api.runOperation(`{ product(productId: ${id}, ${market}) { ${fields} } }`);
  expect(message).toBeUndefined();
  return data['product'];
}

const pricesShape = z.object({
  quantityPrices: z.array(
    z.object({
      quantity: z.number(),
      discount: z.number(),
      discountPercentage: z.number(),
      price: z.object({ sellingPriceIncVat: z.number(), sellingPriceExVat: z.number() }),
    }),
  ),
});

async function newCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  return z.object({ getCart: z.object({ id: z.guid() }) }).parse(data).getCart.id;
}

describe('campaigns', () => {
  const price = 'discountType unitPrice { regularPriceIncVat sellingPriceIncVat }';

  test.each<[what: string, id: number, market: string, type: string, regular: number, selling: number]>([
    ['a percentage on a category lowers the prices of its subcategories', 1, SWEDEN, 'PRICE_CAMPAIGN', 189, 170.1],
    ['a percentage applies in each currency', 1, FINLAND, 'PRICE_CAMPAIGN', 18.9, 17.01],
    ['a reduced price stays if it is lower than a campaign', 4, SWEDEN, 'SALE_PRICE', 1200, 999],
    ['a fixed amount is subtracted', 5, SWEDEN, 'PRICE_CAMPAIGN', 899, 799],
    ['a fixed amount is in the currency of the market', 5, FINLAND, 'PRICE_CAMPAIGN', 89, 79],
    ['a fixed amount never makes a product free', 3, SWEDEN, 'PRICE_CAMPAIGN', 89, 80.1],
    [
      'a campaign that became due while the server was stopped is applied at its start',
      6,
      SWEDEN,
      'PRICE_CAMPAIGN',
      259.5,
      207.6,
    ],
    ['a campaign that ended while the server was stopped is not applied', 7, SWEDEN, 'NONE', 399, 399],
  ])('%s (product %i)', async (_what, id, market, type, regular, selling) => {
    expect(await product(id, price, market)).toMatchObject({
      discountType: type,
      unitPrice: { regularPriceIncVat: regular, sellingPriceIncVat: selling },
    });
  });

  test('a product lists the active campaigns that reduce its price as announced, with rule, action and URL', async () => {
    const rules = (id: number, market: string) =>
      product(id, 'discountCampaigns { campaignId name ruleType category action actionValue canonicalUrl }', market);

    expect(await rules(3, SWEDEN)).toEqual({
      discountCampaigns: [
        ['2', 'Mängdrabatt', 'QUANTITY', 'PERCENTAGE', null],
        ['3', 'Mängder', 'QUANTITY', 'PERCENTAGE', null],
        ['4', 'Tio procent', 'PRODUCT', 'PERCENTAGE', '10'],
      ].map(([campaignId, name, ruleType, action, actionValue]) => ({
        campaignId,
        name,
        ruleType,
        category: 'PRICE',
        action,
        actionValue,
        canonicalUrl: `/dc/kampanj-${campaignId}`,
      })),
    });
    expect(await rules(4, FINLAND)).toMatchObject({
      discountCampaigns: [{ name: 'Höstrea', action: 'SALE_PRICE', actionValue: null }, { actionValue: '10' }],
    });
    expect(await rules(5, SWEDEN)).toMatchObject({
      discountCampaigns: [{ action: 'FIXED_AMOUNT', actionValue: '100' }],
    });
    expect(await rules(7, SWEDEN)).toEqual({ discountCampaigns: [] });
  });

  test('a campaign has a page only while it is active', async () => {
    const { data } = await api.runOperation(
      '{ now: listPageInfo(url: "/dc/kampanj-4") { name id } over: listPageInfo(url: "/dc/kampanj-7") { name } }',
    );

    expect(data).toEqual({ now: { name: 'Tio procent', id: 4 }, over: null });
  });

  test.each([
    [3, 80.1, []],
    [4, 76.1, ['Mängder']],
    [6, 72.09, ['Mängdrabatt']],
    [12, 64.08, ['Mängder']],
  ])('%i items cost the unit price of the better of two tiered campaigns', async (quantity, unit, names) => {
    const id = await newCart();
    const { data: changed } = await api.runOperation(
      `mutation ($id: String!, $quantity: Int!) {
        addToCart(id: $id, item: { skuId: 301, quantity: $quantity }) {
          items { unitPrice { sellingPriceIncVat } campaign { appliedCampaigns { name } } }
        }
      }`,
      { id, quantity },
    );

    const applied = ['Tio procent', ...names].map((name) => ({ name }));
    expect(changed['addToCart']).toEqual({
      items: [{ unitPrice: { sellingPriceIncVat: unit }, campaign: { appliedCampaigns: applied } }],
    });
  });

  test.each([
    ['in Sweden', SWEDEN, [1, 4, 6, 12]],
    ['in Finland', FINLAND, [1, 4, 6, 12]],
    ['outside the EU, without VAT', INTERNATIONAL, [1, 4, 6, 12]],
  ])(
    'a product has its unit prices by quantity before it is in a cart, which charges them %s [CART-04]',
    async (_where, market, quantities) => {
      const fields = 'quantity discount discountPercentage price { sellingPriceIncVat sellingPriceExVat }';
      const { quantityPrices } = pricesShape.parse(await product(3, `quantityPrices { ${fields} }`, market));

      expect(quantityPrices.map(({ quantity }) => quantity)).toEqual(quantities);
      for (const { quantity, price } of quantityPrices) {
        const { data } = await api.runOperation(
          `mutation ($id: String!, $quantity: Int!) {
          addToCart(id: $id, item: { skuId: 301, quantity: $quantity }, ${market}) {
            items { unitPrice { sellingPriceIncVat sellingPriceExVat } campaign { prices { ${fields} } } }
          }
        }`,
          { id: await newCart(), quantity },
        );

        expect(data['addToCart']).toEqual({ items: [{ unitPrice: price, campaign: { prices: quantityPrices } }] });
      }
    },
  );

  test('a product without tiered campaigns has no prices by quantity', async () => {
    expect(await product(4, 'quantityPrices { quantity }')).toEqual({ quantityPrices: [] });
  });

  test('a running server starts a due campaign and shows its price at once', async () => {
    expect(priceChange).toEqual({ before: 39_900, after: 27_930 });
    expect(await product(8, 'discountCampaigns { name } priceLog { sellingPriceIncVat }')).toEqual({
      discountCampaigns: [{ name: 'Snart' }],
      priceLog: [{ sellingPriceIncVat: 399 }, { sellingPriceIncVat: 279.3 }],
    });
  });
});

describe('the lowest price', () => {
  test('of a reduction is the previous price, from the history of its own price list', async () => {
    const fields = `lowestPrice { lowestPriceIncVat comparisonPriceIncVat sellingPriceIncVat discountPercentage isDiscounted }
      priceLog { sellingPriceIncVat isLowest }`;

    expect(await product(1, fields)).toEqual({
      lowestPrice: {
        lowestPriceIncVat: 189,
        comparisonPriceIncVat: 189,
        sellingPriceIncVat: 170.1,
        discountPercentage: 10,
        isDiscounted: true,
      },
      priceLog: [
        { sellingPriceIncVat: 189, isLowest: false },
        { sellingPriceIncVat: 170.1, isLowest: true },
      ],
    });
  });

  test('after a short reduction is the reduced price, and the new price is not shown as discounted', async () => {
    const fields = 'lowestPrice { lowestPriceIncVat comparisonPriceIncVat discountIncVat isDiscounted }';

    expect(await product(7, fields)).toEqual({
      lowestPrice: { lowestPriceIncVat: 199.5, comparisonPriceIncVat: 399, discountIncVat: 0, isDiscounted: false },
    });
  });
});

describe('VAT', () => {
  const vat = 'unitPrice { sellingPriceIncVat sellingPriceExVat vat vatFormatted }';

  test.each<[what: string, id: number, market: string, price: object]>([
    [
      '25 % in Sweden',
      5,
      SWEDEN,
      { sellingPriceIncVat: 799, sellingPriceExVat: 639.2, vat: 159.8, vatFormatted: '159,80 kr' },
    ],
    [
      '25.5 % in Finland',
      5,
      FINLAND,
      { sellingPriceIncVat: 79, sellingPriceExVat: 62.95, vat: 16.05, vatFormatted: '16,05 €' },
    ],
    [
      '0 outside the EU',
      5,
      INTERNATIONAL,
      { sellingPriceIncVat: 79, sellingPriceExVat: 79, vat: 0, vatFormatted: '€0' },
    ],
    [
      '15 % on food in Norway',
      2,
      NORWAY,
      { sellingPriceIncVat: 170.1, sellingPriceExVat: 147.91, vat: 22.19, vatFormatted: 'NOK 22.19' },
    ],
  ])('is %s', async (_what, id, market, price) => {
    const result = await product(id, vat, market);

    expect(JSON.parse(JSON.stringify(result).replaceAll('\u00A0', ' '))).toEqual({ unitPrice: price });
  });

  test('is summed by rate in a cart, with fees at the standard rate; whole rates are rounded', async () => {
    const id = await newCart();
    const add =
      'mutation ($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 1 }) { id } }';
    for (const skuId of [101, 201]) await api.runOperation(add, { id, skuId });

    const { data: read } = await api.runOperation(
      `query ($id: String) { getCart(id: $id, ${FINLAND}) { summary { vats { rate exactRate amount } shipping { feeIncVat feeExVat } } } }`,
      { id },
    );

    // 17.01 and 16.11 for the goods, 4.90 for shipping.
    expect(read['getCart']).toEqual({
      summary: {
        vats: [
          { rate: 14, exactRate: 13.5, amount: 1.92 },
          { rate: 26, exactRate: 25.5, amount: 4.46 },
        ],
        shipping: { feeIncVat: 4.9, feeExVat: 3.9 },
      },
    });
  });

  test.each([
    ['finland', 'Varav moms 25,5 %: 17,05 €'],
    ['finlandInEnglish', 'Of which VAT 25.5%: €17.05'],
  ] as const)('is stored with an order, and its confirmation (%s) contains "%s"', async (site, text) => {
    const placed = await placeOrder(api, { site, items: [[501, 1]] });

    const { data } = await api.runOperation(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { cart { summary { vats { rate exactRate amount } } } } }',
      { id: placed?.publicId },
    );

    expect(data['getOrderPublic']).toEqual({
      cart: { summary: { vats: [{ rate: 26, exactRate: 25.5, amount: 17.05 }] } },
    });
    expect(await confirmationOf(placed?.orderId)).toContain(text);
  });
});

/** Waits for the confirmation mail and returns its text with plain spaces. */
async function confirmationOf(orderId: string | undefined): Promise<string> {
  const folder = join(api.dataDir, 'mail');
  const find = () =>
    existsSync(folder) ? readdirSync(folder).find((name) => name.includes(`-order-${orderId}.eml`)) : undefined;
  while (!find()) await wait(20);
  const { text } = await PostalMime.parse(readFileSync(join(folder, find() ?? '')));
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

test('a variant group has collapseInLists and the main product of its family', async () => {
  const group = 'variantGroup { collapseInLists mainProductId activeProducts variants { productId } }';

  expect(await product(1, group)).toEqual({
    variantGroup: {
      collapseInLists: true,
      mainProductId: 2,
      activeProducts: 2,
      variants: [{ productId: 1 }, { productId: 2 }],
    },
  });
  expect(await product(3, group)).toMatchObject({ variantGroup: { collapseInLists: false, mainProductId: 3 } });
});

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
  campaign(5, 'En hundralapp', { kind: 'fixed_amount', productIds: [4, 5, 3], amounts: { SEK: 10_000, EUR: 1_000 } }),
];
/** Written an hour ago, as it were: the first was not due yet, the second was under way. */
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
let worked: unknown;
beforeAll(async () => {
  const soon = campaign(8, 'Snart', { kind: 'percentage', productIds: [8], percent: 30 });
  ({ api, answer: worked } = await shopWith(
    {
      'products.json': products,
      'campaigns.json': campaigns,
      'priceLists.json': [
        { identifier: 'sek', currency: 'SEK', isDefault: true },
        { identifier: 'eur', currency: 'EUR', isDefault: true },
        { identifier: 'proffs', currency: 'SEK', isDefault: false },
      ],
      'families.json': [{ key: 'linje', collapseInLists: true, mainProductId: 2 }],
    },
    {
      body: `
      // A server's own parts on this database: the price that it shows follows a campaign that starts meanwhile.
      const { catalog } = await startServices(database, configFrom({}));
      const price = async () => (await catalog.products([8]))[0].prices.SEK.selling;
      const before = await price();
      const activeFrom = new Date(Date.now() + 500).toISOString();
      await inTransaction(db, (tx) => writeCampaigns(tx, campaignsShape.parse([{ ...${JSON.stringify(soon)}, activeFrom }])));
      const log = { info: () => {}, error: ({ err }) => { throw err; } };
      const repricer = startRepricer({ db, everyMs: 50, log });
      for (let waits = 0; waits < 500 && (await price()) === before; waits += 1) {
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
        startRepricer: 'catalog/write/repricer.ts',
        writeCampaigns: 'catalog/write/writeCampaigns.ts',
        campaignsShape: 'model/priceShapes.ts',
      },
    },
  ));
}, 120_000);
afterAll(() => api.stop());

const SWEDEN = 'channelId: "1|se", languageId: "sv-SE", marketId: "se"';
const FINLAND = 'channelId: "1|se", languageId: "sv-SE", marketId: "fi"';
const NORWAY = 'channelId: "1|se", languageId: "en-US", marketId: "no"';
const ELSEWHERE = 'channelId: "3|com", languageId: "en-US", marketId: "int"';

async function product(id: number, fields: string, market = SWEDEN): Promise<unknown> {
  const { data, message } = await api.ask(`{ product(productId: ${id}, ${market}) { ${fields} } }`);
  expect(message).toBeUndefined();
  return data['product'];
}

async function newCart(): Promise<string> {
  const { data } = await api.ask('{ getCart { id } }');
  return z.object({ getCart: z.object({ id: z.guid() }) }).parse(data).getCart.id;
}

describe('campaigns', () => {
  const price = 'discountType unitPrice { regularPriceIncVat sellingPriceIncVat }';

  test.each<[what: string, id: number, market: string, type: string, regular: number, selling: number]>([
    ['a percentage on a category lowers what is below it', 1, SWEDEN, 'PRICE_CAMPAIGN', 189, 170.1],
    ['in each currency', 1, FINLAND, 'PRICE_CAMPAIGN', 18.9, 17.01],
    ['an own reduced price stays when it is lower than a campaign', 4, SWEDEN, 'SALE_PRICE', 1200, 999],
    ['a fixed amount is taken off', 5, SWEDEN, 'PRICE_CAMPAIGN', 899, 799],
    ['in the currency of the market', 5, FINLAND, 'PRICE_CAMPAIGN', 89, 79],
    ['but never makes a thing free', 3, SWEDEN, 'PRICE_CAMPAIGN', 89, 80.1],
    ['one that began a minute ago holds once the server is there', 6, SWEDEN, 'PRICE_CAMPAIGN', 259.5, 207.6],
    ['one that ended a minute ago does not', 7, SWEDEN, 'NONE', 399, 399],
  ])('%s (product %i)', async (_what, id, market, type, regular, selling) => {
    expect(await product(id, price, market)).toMatchObject({
      discountType: type,
      unitPrice: { regularPriceIncVat: regular, sellingPriceIncVat: selling },
    });
  });

  test('a product names its active campaigns, what they do and where they are', async () => {
    const rules = (id: number, market: string) =>
      product(id, 'discountCampaigns { campaignId name ruleType category action actionValue canonicalUrl }', market);

    expect(await rules(3, SWEDEN)).toEqual({
      discountCampaigns: [
        ['2', 'Mängdrabatt', 'QUANTITY', 'PERCENTAGE', null],
        ['3', 'Mängder', 'QUANTITY', 'PERCENTAGE', null],
        ['4', 'Tio procent', 'PRODUCT', 'PERCENTAGE', '10'],
        ['5', 'En hundralapp', 'PRODUCT', 'FIXED_AMOUNT', '100'],
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
    expect(await rules(7, SWEDEN)).toEqual({ discountCampaigns: [] });
  });

  test('the page of a campaign is there while it is active', async () => {
    const { data } = await api.ask(
      '{ now: listPageInfo(url: "/dc/kampanj-4") { name id } over: listPageInfo(url: "/dc/kampanj-7") { name } }',
    );

    expect(data).toEqual({ now: { name: 'Tio procent', id: 4 }, over: null });
  });

  test.each([
    [3, 80.1, []],
    [4, 76.1, ['Mängder']],
    [6, 72.09, ['Mängdrabatt']],
    [12, 64.08, ['Mängder']],
  ])('of %i pieces each costs what the best of two tiered campaigns makes it', async (quantity, unit, names) => {
    const id = await newCart();
    const { data: changed } = await api.ask(
      `mutation ($id: String!, $quantity: Int!) {
        addToCart(id: $id, item: { skuId: 301, quantity: $quantity }) {
          items { unitPrice { sellingPriceIncVat } campaign { appliedCampaigns { name } } }
        }
      }`,
      { id, quantity },
    );

    const applied = ['Tio procent', 'En hundralapp', ...names].map((name) => ({ name }));
    expect(changed['addToCart']).toEqual({
      items: [{ unitPrice: { sellingPriceIncVat: unit }, campaign: { appliedCampaigns: applied } }],
    });
  });

  test('a running shop starts a campaign when its time comes, and shows it at once', async () => {
    expect(worked).toEqual({ before: 39_900, after: 27_930 });
    expect(await product(8, 'discountCampaigns { name } priceLog { sellingPriceIncVat }')).toEqual({
      discountCampaigns: [{ name: 'Snart' }],
      priceLog: [{ sellingPriceIncVat: 399 }, { sellingPriceIncVat: 279.3 }],
    });
  });
});

describe('the lowest price', () => {
  test('of a reduction is the one before it, of another price its own; each list keeps its own history', async () => {
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

  test('after a reduction, if of hours, is that of the reduction, and allows no comparison that would go up', async () => {
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
      'nothing outside the EU',
      5,
      ELSEWHERE,
      { sellingPriceIncVat: 79, sellingPriceExVat: 79, vat: 0, vatFormatted: '€0' },
    ],
    [
      '15 % on food in Norway',
      2,
      NORWAY,
      { sellingPriceIncVat: 161.1, sellingPriceExVat: 140.09, vat: 21.01, vatFormatted: 'SEK 21.01' },
    ],
  ])('is %s', async (_what, id, market, price) => {
    const answer = await product(id, vat, market);

    expect(JSON.parse(JSON.stringify(answer).replaceAll('\u00A0', ' '))).toEqual({ unitPrice: price });
  });

  test('a cart adds it up by its rate, fees at the standard one; the rate is a whole number on the wire', async () => {
    const id = await newCart();
    const add =
      'mutation ($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 1 }) { id } }';
    for (const skuId of [101, 201]) await api.ask(add, { id, skuId });

    const { data: read } = await api.ask(
      `query ($id: String) { getCart(id: $id, ${FINLAND}) { summary { vats { rate amount } shipping { feeIncVat feeExVat } } } }`,
      { id },
    );

    // 17.01 and 16.11 for the goods, 4.90 to send them.
    expect(read['getCart']).toEqual({
      summary: {
        vats: [
          { rate: 14, amount: 1.92 },
          { rate: 26, amount: 4.46 },
        ],
        shipping: { feeIncVat: 4.9, feeExVat: 3.9 },
      },
    });
  });

  test.each([
    ['finland', 'Varav moms 25,5 %: 17,05 €'],
    ['finlandInEnglish', 'Of which VAT 25.5%: €17.05'],
  ] as const)('an order keeps it, and its confirmation (%s) says "%s"', async (site, words) => {
    const placed = await placeOrder(api, { site, items: [[501, 1]] });

    const { data } = await api.ask(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { cart { summary { vats { rate amount } } } } }',
      { id: placed?.publicId },
    );

    expect(data['getOrderPublic']).toEqual({ cart: { summary: { vats: [{ rate: 26, amount: 17.05 }] } } });
    expect(await confirmationOf(placed?.orderId)).toContain(words);
  });
});

/** The text of the mail, once it is written, with plain spaces. */
async function confirmationOf(orderId: string | undefined): Promise<string> {
  const folder = join(api.dataDir, 'mail');
  const find = () =>
    existsSync(folder) ? readdirSync(folder).find((name) => name.includes(`-order-${orderId}.eml`)) : undefined;
  while (!find()) await wait(20);
  const { text } = await PostalMime.parse(readFileSync(join(folder, find() ?? '')));
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

test('a family that collapses says so, and which of its products stands for it', async () => {
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

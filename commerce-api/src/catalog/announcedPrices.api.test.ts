import * as z from 'zod';
import { shopDate } from '../markets/shopDate.ts';
import type { Api } from '../../test/api.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { fixtureProducts, shopWith } from '../../test/shopWith.ts';
import { writtenMails } from '../../test/writtenMails.ts';
import { generatedYears, historyOf, pricesOn, referenceByDay } from '../../test/yearOfPrices.ts';

const FIRST_ID = 1_000;
const YEARS = generatedYears(60).map((year, index) => ({ id: FIRST_ID + index, year }));
/** Names every generated product that is reduced. */
const CAMPAIGN = { alias: { sv: 'kampanj', en: 'offer' }, name: { sv: 'Kampanj', en: 'Offer' }, categoryIds: [] };
const TIMES = { activeFrom: null, activeTo: null };
const SWEDEN = 'channelId: "1|se", languageId: "sv-SE", marketId: "se"';

interface Expected {
  id: number;
  reference: number;
  selling: number;
  percentage: number;
}

const EXPECTED: Expected[] = YEARS.map(({ id, year }) => {
  const selling = pricesOn(year, 0)?.selling ?? 0;
  const reference = referenceByDay(year);
  return { id, reference, selling, percentage: Math.round((100 * (reference - selling)) / reference) };
});

const [template] = fixtureProducts();
const products = YEARS.map(({ id, year }, index) => {
  if (!template) throw new Error('The fixtures have no product.');
  const { regular = 0, selling = 0 } = pricesOn(year, 0) ?? {};
  const [sku] = template.skus;
  return {
    ...template,
    id,
    alias: { sv: `vara-${id}`, en: `item-${id}` },
    articleNumber: `P-${id}`,
    family: `familj-${id}`,
    images: [],
    skus: sku ? [{ ...sku, id: skuOf(id), articleNumber: `S-${id}`, gtin: null }] : [],
    regularPrice: { ...template.regularPrice, SEK: regular },
    sellingPrice: { ...template.sellingPrice, SEK: selling },
    // The next one, so that each product is also shown as a related one.
    relatedIds: [FIRST_ID + ((index + 1) % YEARS.length)],
  };
});

function skuOf(id: number): number {
  return id * 10;
}

let api: Api;
beforeAll(async () => {
  const today = shopDate();
  const history = YEARS.flatMap(({ id, year }) => historyOf(id, year, today));
  const ids = products.map(({ id }) => id);
  ({ api } = await shopWith(
    {
      'products.json': [...fixtureProducts(), ...products],
      'campaigns.json': [{ ...CAMPAIGN, ...TIMES, id: 1, kind: 'sale', productIds: ids }],
    },
    {
      body: `
        const ids = ${JSON.stringify(ids)};
        await sql\`delete from price_change where product_id = any(\${ids}::int[])\`.execute(db);
        await inTransaction(db, (tx) => writePriceHistory(tx, ${JSON.stringify(history)}));`,
      imports: {
        inTransaction: 'platform/db/openDatabase.ts',
        writePriceHistory: 'catalog/write/writePriceHistory.ts',
      },
    },
  ));
});
afterAll(() => api.stop());

const priceShape = z.object({
  isDiscounted: z.boolean(),
  discountPercentage: z.number(),
  regularPriceIncVat: z.number(),
  sellingPriceIncVat: z.number(),
});
const PRICE = 'isDiscounted discountPercentage regularPriceIncVat sellingPriceIncVat';

function priceOf({ reference, selling, percentage }: Expected) {
  return {
    isDiscounted: selling < reference,
    discountPercentage: percentage,
    regularPriceIncVat: reference / 100,
    sellingPriceIncVat: selling / 100,
  };
}

async function query<Data>(text: string, shape: z.ZodType<Data>, variables: object = {}): Promise<Data> {
  const { data, message } = await api.runOperation(text, { ...variables });
  expect(message).toBeUndefined();
  return shape.parse(data);
}

const cardShape = z.object({
  productId: z.number(),
  discountType: z.string(),
  discountCampaigns: z.array(z.object({ name: z.string() })),
  unitPrice: priceShape,
  lowestPrice: z.object({ discountPercentage: z.number() }),
});
const CARD = `productId discountType discountCampaigns { name } unitPrice { ${PRICE} } lowestPrice { discountPercentage }`;

function cardOf(expected: Expected) {
  const isReduced = expected.selling < expected.reference;
  return {
    productId: expected.id,
    discountType: isReduced ? 'SALE_PRICE' : 'NONE',
    discountCampaigns: isReduced ? [{ name: 'Kampanj' }] : [],
    unitPrice: priceOf(expected),
    lowestPrice: { discountPercentage: expected.percentage },
  };
}

test('the generated prices contain reductions from the regular price, from a lower one, and such that may not be announced', () => {
  const kinds = YEARS.map(({ year }, index) => {
    const { reference = 0, selling = 0 } = EXPECTED[index] ?? {};
    const { regular = 0 } = pricesOn(year, 0) ?? {};
    if (selling === regular) return 'none';
    if (selling === reference) return 'hidden';
    return reference === regular ? 'regular' : 'lower';
  });

  for (const kind of ['none', 'hidden', 'regular', 'lower'])
    expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(5);
});

test('product pages and lists announce the reductions that a look at each day of a year gives', async () => {
  const ids = EXPECTED.map(({ id }) => id);
  const { products: listed } = await query(
    `query ($ids: [Int]) { products(take: 100, filter: { productIds: $ids }, ${SWEDEN}) { products { ${CARD} } } }`,
    z.object({ products: z.object({ products: z.array(cardShape) }) }),
    { ids },
  );
  const { product } = await query(
    `{ product(productId: ${FIRST_ID}, ${SWEDEN}) { ${CARD} } }`,
    z.object({ product: cardShape }),
  );

  expect(listed.products).toEqual(EXPECTED.map(cardOf));
  expect(product).toEqual(listed.products[0]);
});

test('related products announce the same reductions', async () => {
  for (const [index, { id }] of EXPECTED.entries()) {
    const { relatedProducts } = await query(
      `{ relatedProducts(alias: "vara-${id}", ${SWEDEN}) { unitPrice { ${PRICE} } } }`,
      z.object({ relatedProducts: z.array(z.object({ unitPrice: priceShape })) }),
    );
    const next = EXPECTED[(index + 1) % EXPECTED.length];
    expect(relatedProducts).toEqual(next ? [{ unitPrice: priceOf(next) }] : []);
  }
});

test('the filter and the search for reduced products, and the campaign, list those with a reduction and no other', async () => {
  const shape = z.object({ products: z.object({ products: z.array(z.object({ productId: z.number() })) }) });
  const reduced = EXPECTED.filter(({ selling, reference }) => selling < reference).map(({ id }) => id);
  const found = async (args: string) => {
    const { products: list } = await query(
      `{ products(take: 100, ${args}, ${SWEDEN}) { products { productId } } }`,
      shape,
    );
    const generated = list.products.map(({ productId }) => productId).filter((id) => id >= FIRST_ID);
    return generated.toSorted((left, right) => left - right);
  };

  expect(await found('filter: { include: ["d_sale"] }')).toEqual(reduced);
  expect(await found('filter: { searchText: "rea" }')).toEqual(reduced);
  expect(await found('discountCampaignAlias: "kampanj"')).toEqual(reduced);
});

const ITEMS = z.array(z.object({ skuId: z.number(), unitPrice: priceShape }));

test('a cart, its order and the confirmation mail announce the same reductions', async () => {
  // Several carts, as a cart has a maximum of lines.
  for (let start = 0; start < EXPECTED.length; start += 20) {
    const bought = EXPECTED.slice(start, start + 20);
    const { getCart } = await query('{ getCart { id } }', z.object({ getCart: z.object({ id: z.string() }) }));
    for (const { id } of bought) {
      await api.runOperation(
        'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
        { id: getCart.id, item: { skuId: skuOf(id), quantity: 1 } },
      );
    }
    const { getCart: cart } = await query(
      `query ($id: String) { getCart(id: $id, ${SWEDEN}) {
        items { skuId unitPrice { ${PRICE} } } summary { subTotal { ${PRICE} } } } }`,
      z.object({
        getCart: z.object({
          items: ITEMS,
          summary: z.object({ subTotal: priceShape }),
        }),
      }),
      { id: getCart.id },
    );
    const sum = (key: 'reference' | 'selling') => bought.reduce((total, price) => total + price[key], 0);
    const order = await placeOrder(api, { items: bought.map(({ id }): [number, number] => [skuOf(id), 1]) });
    const [mail] = await writtenMails(api, 1, { name: `-order-${order?.orderId}.` });
    const { getOrderPublic: page } = await query(
      `query ($id: Guid!) { getOrderPublic(publicOrderId: $id, ${SWEDEN}) { cart { items { skuId unitPrice { ${PRICE} } } } } }`,
      z.object({ getOrderPublic: z.object({ cart: z.object({ items: ITEMS }) }) }),
      { id: order?.publicId },
    );

    const items = bought.map((price) => ({ skuId: skuOf(price.id), unitPrice: priceOf(price) }));
    expect(cart.items).toEqual(items);
    expect(page.cart.items).toEqual(items);
    expect(cart.summary.subTotal).toMatchObject({
      regularPriceIncVat: sum('reference') / 100,
      sellingPriceIncVat: sum('selling') / 100,
    });
    const announced = [...(mail?.text ?? '').replaceAll('\u00A0', ' ').matchAll(/Före rabatt: ([\d ]+) kr/g)].map(
      ([, kronor]) => Number(kronor?.replaceAll(' ', '')) * 100,
    );
    expect(announced).toEqual(
      bought.filter(({ selling, reference }) => selling < reference).map(({ reference }) => reference),
    );
  }
});

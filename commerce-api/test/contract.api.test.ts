import * as z from 'zod';
import { startApi, type Api } from './api.ts';
import { declaring, READING_QUERIES, silent } from './readingIds.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ENGLISH = { channelId: '3|com', languageId: 'en-US', marketId: 'eu' };

describe('the ids of channel, language and market', () => {
  const cases = READING_QUERIES.map((query) => [query.name, query] as const);

  test.each(cases)('%s ignores them if its document does not declare them', async (_name, query) => {
    const { data, message } = await api.runOperation(silent(query), ENGLISH);

    expect(message).toBeUndefined();
    expect(data).toEqual((await api.runOperation(silent(query))).data);
    expect(data[query.name]).toEqual(expect.anything());
  });

  test.each(cases)('%s treats empty and unknown ones as absent', async (_name, query) => {
    const { data: plain } = await api.runOperation(silent(query));
    const empty = await api.runOperation(declaring(query), { channelId: '', languageId: '', marketId: '' });
    const unknown = await api.runOperation(declaring(query), {
      channelId: '9|xx',
      languageId: 'xx-XX',
      marketId: 'xx',
    });

    expect([empty.message, unknown.message]).toEqual([undefined, undefined]);
    expect([empty.data, unknown.data]).toEqual([plain, plain]);
  });

  test.each(cases.filter(([, { isLocal }]) => isLocal !== false))('%s uses known ones', async (_name, query) => {
    const { data } = await api.runOperation(declaring(query), ENGLISH);

    expect(data).not.toEqual((await api.runOperation(silent(query))).data);
  });

  test('a language is recognized by its short form, a market by id and alias', async () => {
    const query = `query ($languageId: String, $marketId: String) {
      product(productId: 4, languageId: $languageId, marketId: $marketId) { name unitPrice { currency { code } } }
    }`;

    const { data } = await api.runOperation(query, { languageId: 'en', marketId: 'fi' });

    expect(data['product']).toEqual({ name: 'Klot lamp', unitPrice: { currency: { code: 'EUR' } } });
  });
});

const PRICE_FIELDS = ['sellingPriceIncVat', 'sellingPriceExVat', 'regularPriceIncVat', 'discountIncVat', 'vat'];
const STOCK = '{ totalStock inStock oversellable static }';
const URLS = 'canonicalUrl alternativeUrls { url culture language channelId }';
const PRODUCTS = `query ($languageId: String, $searchText: String) {
  products(languageId: $languageId, take: 100, filter: { searchText: $searchText, includeCollapsed: true }) {
    count
    products {
      productId alias firstAvailableOn ${URLS}
      brand { name ${URLS} } categories { name ${URLS} } texts { text1 } meta { title }
      unitPrice { ${PRICE_FIELDS.flatMap((field) => [field, `${field}Formatted`]).join(' ')} }
      priceLog { date }
      skus { skuId name incoming stock ${STOCK} }
      totalStock ${STOCK}
      variantDimensions { level dimension label attributes { key value } }
      variantGroup {
        variants {
          level dimension label productId alias canonicalUrl primaryImage stock ${STOCK} attributes { value }
          variants { level label skuId stock ${STOCK} }
        }
      }
    }
  }
}`;

const path = z.string().regex(/^\/(?!\/)/);
const urls = {
  canonicalUrl: path,
  alternativeUrls: z
    .array(
      z.object({
        url: path,
        culture: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
        language: z.string().regex(/^[a-z]{2}$/),
        channelId: z.string().regex(/^\d+\|[a-z]+$/),
      }),
    )
    .length(2),
};
const whole = z.int().min(0);
const stock = z.object({ totalStock: whole, inStock: whole, oversellable: whole, static: whole });
const day = z.iso.date();
const product = z.object({
  productId: z.int(),
  alias: z.string(),
  firstAvailableOn: day,
  ...urls,
  brand: z.object({ name: z.string(), ...urls }),
  categories: z.array(z.object({ name: z.string(), ...urls })),
  texts: z.object({ text1: z.string() }),
  meta: z.object({ title: z.string() }),
  unitPrice: z.record(z.string(), z.union([z.number(), z.string()])),
  priceLog: z.array(z.object({ date: day })),
  skus: z.array(z.object({ skuId: z.int(), name: z.string(), incoming: z.iso.datetime().nullable(), stock })).min(1),
  totalStock: stock,
  variantDimensions: z.array(
    z.object({
      level: whole,
      dimension: z.string(),
      label: z.string(),
      attributes: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
  variantGroup: z.object({
    variants: z.array(
      z.object({
        level: z.literal(1),
        dimension: z.string(),
        label: z.string().min(1),
        productId: z.int(),
        alias: z.string(),
        canonicalUrl: path,
        primaryImage: z.string().nullable(),
        stock,
        attributes: z.array(z.object({ value: z.string() })),
        variants: z.array(z.object({ level: z.literal(0), label: z.string().min(1), skuId: z.int(), stock })).min(1),
      }),
    ),
  }),
});
const productList = z.object({ products: z.object({ count: whole, products: z.array(product) }) });

async function productsOf(variables: object = {}): Promise<z.infer<typeof product>[]> {
  const { data } = await api.runOperation(PRODUCTS, variables);
  const { products } = productList.parse(data);
  expect(products.count).toBe(products.products.length);
  return products.products;
}

describe('a product of a list', () => {
  test('has the fields that clients read without null checks, in both languages and in a search', async () => {
    expect(await productsOf()).toHaveLength(7);
    expect(await productsOf({ languageId: 'en-US' })).toHaveLength(7);
    expect((await productsOf({ searchText: 'linje' })).length).toBeGreaterThan(0);
  });

  test('has amounts as numbers with at most two decimals, and the same as text', async () => {
    for (const { unitPrice } of await productsOf()) {
      for (const field of PRICE_FIELDS) {
        const amount = z.number().parse(unitPrice[field]);
        const [whole = '', cents] = z
          .string()
          .parse(unitPrice[`${field}Formatted`])
          .replace(/\u00A0kr$/, '')
          .split(',');

        expect(Math.round(amount * 100) / 100).toBe(amount);
        expect(Number(`${whole.replaceAll('\u00A0', '')}.${cents ?? 0}`)).toBe(amount);
        expect(cents === undefined).toBe(Number.isInteger(amount));
      }
    }
  });

  test('has a consistent total stock, per SKU and in total', async () => {
    const added = ({ inStock, oversellable, static: fixed }: z.infer<typeof stock>) => inStock + oversellable + fixed;

    for (const { skus, totalStock } of await productsOf()) {
      for (const one of [totalStock, ...skus.map((sku) => sku.stock)]) expect(one.totalStock).toBe(added(one));
      expect(totalStock.totalStock).toBe(skus.reduce((total, sku) => total + sku.stock.totalStock, 0));
    }
  });

  test('is a node of its variant tree, above its own SKUs', async () => {
    for (const { productId, alias, canonicalUrl, skus, totalStock, variantGroup } of await productsOf()) {
      const node = variantGroup.variants.find((variant) => variant.productId === productId);

      expect(node).toMatchObject({ alias, canonicalUrl, stock: totalStock });
      expect(node?.variants).toEqual(skus.map(({ skuId, name, stock }) => ({ level: 0, label: name, skuId, stock })));
    }
  });

  test('without variants has the label - and one SKU; with variants it has its color as hex code', async () => {
    const products = await productsOf();
    const alone = products.find(({ productId }) => productId === 7);
    const colored = products.find(({ productId }) => productId === 1);
    const color = [{ key: 'hex', value: '#b8935a' }];

    expect(alone?.variantGroup.variants).toMatchObject([{ label: '-', variants: [{ label: '-', skuId: 701 }] }]);
    expect(colored?.variantDimensions).toEqual([{ level: 1, dimension: 'Color', label: 'Mässing', attributes: color }]);
    expect(colored?.variantGroup.variants[0]?.attributes).toEqual([{ value: '#b8935a' }]);
  });
});

describe('addresses', () => {
  test('the alternative URL in its own language is the URL itself, and all alternatives resolve to the same entity', async () => {
    for (const { productId, canonicalUrl, alternativeUrls, categories, brand } of await productsOf()) {
      expect(alternativeUrls.find(({ language }) => language === 'sv')?.url).toBe(canonicalUrl);
      for (const { url, culture, channelId } of alternativeUrls) {
        const alias = url.split('/').at(-1);
        const { data } = await api.runOperation(
          `query ($alias: String, $culture: String, $channelId: String) {
            product(alias: $alias, languageId: $culture, channelId: $channelId) { productId canonicalUrl }
          }`,
          { alias, culture, channelId },
        );
        expect(data['product']).toEqual({ productId, canonicalUrl: url });
      }
      for (const { url, culture } of [...categories, brand].flatMap((page) => page.alternativeUrls)) {
        const query =
          'query ($url: String, $culture: String) { listPageInfo(url: $url, languageId: $culture) { canonicalUrl } }';
        expect((await api.runOperation(query, { url, culture })).data['listPageInfo']).toEqual({ canonicalUrl: url });
      }
    }
  });
});

test('content and markets have the lists and objects that clients read without null checks', async () => {
  const { data } = await api.runOperation(`{
    channels { defaultLanguageId markets { alias country { code } currency { code } allowedLanguages { id code } } }
    widgetArea(alias: "frakt") { tags containers { widgets { id } } }
    getMenuAtLocation(menuLocationId: "main-desktop") { menuItems { children { children { children { id } } } } }
    getCart { id items { id } appliedCampaigns { name } summary { subTotal { vat } total { vat } shipping { feeIncVat } balance { pending } } }
  }`);

  expect(JSON.stringify(data)).not.toContain('null');
  expect(z.object({ getCart: z.object({ id: z.guid() }) }).safeParse(data).success).toBe(true);
});

test.each([
  [-1, true],
  ['-1', true],
  ['49.50', true],
  ['', false],
  ['a lot', false],
])('a Decimal is a number or a numeric text: %j is accepted: %j', async (fee, isTaken) => {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;

  const { message } = await api.runOperation(
    `mutation ($id: String!, $fee: Decimal) { createOrUpdateCheckout(cartId: $id, checkout: { externalShippingFee: $fee }) { email } }`,
    { id, fee },
  );

  expect(message === undefined).toBe(isTaken);
});

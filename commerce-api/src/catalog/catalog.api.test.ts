import { startApi, type Api } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the categories are a flat list with alias, URL, name, parent and order [CATALOG-01, API-18]', async () => {
  const { data } = await api.runOperation(
    `query ($channelId: String, $languageId: String, $marketId: String) {
      categories(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        categoryId parentCategoryId order alias name canonicalUrl
      }
    }`,
    { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );

  expect(data['categories']).toHaveLength(4);
  expect(data['categories']).toContainEqual({
    categoryId: 110,
    parentCategoryId: 100,
    order: 1,
    alias: 'handtag',
    name: 'Handtag',
    canonicalUrl: '/c/beslag/handtag',
  });
});

test('a hidden category is listed only on request', async () => {
  const { data } = await api.runOperation(
    '{ categories(includeHidden: true, parentCategoryId: 0) { alias isHidden } }',
  );

  expect(data['categories']).toContainEqual({ alias: 'dold', isHidden: true });
});

test('a list has the cards of a category and its children, and their count [CATALOG-06, CATALOG-07]', async () => {
  const { data } = await api.runOperation(`{
    products(categoryAlias: "beslag", filter: { sort: LATEST }, take: 2) {
      count
      products {
        productId name alias canonicalUrl images
        brand { name alias canonicalUrl } categories { name alias canonicalUrl } unitPrice { sellingPriceIncVat }
      }
    }
  }`);

  expect(data['products']).toMatchObject({
    count: 3,
    products: [
      { productId: 3 },
      {
        productId: 2,
        name: 'Linje stånghandtag, svart',
        alias: 'linje-svart',
        canonicalUrl: '/p/handtag/linje-svart',
        images: ['linje-black-1.webp'],
        brand: { name: 'Lindvarp', alias: 'lindvarp', canonicalUrl: '/b/lindvarp' },
        categories: [
          { name: 'Handtag', alias: 'handtag', canonicalUrl: '/c/beslag/handtag' },
          { name: 'Beslag', alias: 'beslag', canonicalUrl: '/c/beslag' },
        ],
        unitPrice: { sellingPriceIncVat: 179 },
      },
    ],
  });
});

test('the product has description, skus with stock, parameters and reviews [PRODUCT-02]', async () => {
  const { data } = await api.runOperation(`{
    product(alias: "linje-massing") {
      productId texts { text1 text2 text3 } skus { skuId name stock { totalStock } }
      parameterGroups { parameters { label value facetId } } rating { score voteCount } breadcrumbs { name }
    }
    reviews(alias: "linje-massing", take: 1) { count averageRating reviews { author rating comment } }
  }`);

  expect(data).toMatchObject({
    product: {
      texts: { text1: 'Kort om Linje stånghandtag, mässing', text2: '<p>Lång text.</p>', text3: '<p>Torka torrt.</p>' },
      skus: [{ skuId: 101, name: '96 mm', stock: { totalStock: 34 } }, { skuId: 102 }, { skuId: 103 }],
      parameterGroups: [
        {
          parameters: [
            { label: 'Material', value: 'Mässing', facetId: 'p_1_massing' },
            { label: 'Garanti', value: '20 år' },
          ],
        },
      ],
      rating: { score: 4.5, voteCount: 2 },
      breadcrumbs: [{ name: 'Beslag' }, { name: 'Handtag' }],
    },
    reviews: { count: 2, averageRating: 4.5, reviews: [{ author: 'Olle', rating: 4, comment: 'Snyggt.' }] },
  });
});

test('a stock has inStock, oversellable, static, total and the day of the next delivery [PRODUCT-03]', async () => {
  const { data } = await api.runOperation(
    '{ product(productId: 1) { skus { stock { inStock oversellable static totalStock incoming } } } }',
  );

  expect(data['product']).toEqual({
    skus: [
      { stock: { inStock: 34, oversellable: 0, static: 0, totalStock: 34, incoming: null } },
      { stock: { inStock: 0, oversellable: 0, static: 0, totalStock: 0, incoming: '2027-01-15T00:00:00.000Z' } },
      { stock: { inStock: 6, oversellable: 0, static: 2, totalStock: 8, incoming: null } },
    ],
  });
});

test('the variants of a family form a tree of products and their skus', async () => {
  const { data } = await api.runOperation(`{
    product(alias: "linje-massing") {
      variantDimensions { level label attributes { value } }
      variantGroup { variants { level label alias variants { level label skuId } } }
    }
  }`);

  expect(data['product']).toMatchObject({
    variantDimensions: [{ level: 1, label: 'Mässing', attributes: [{ value: '#b8935a' }] }],
    variantGroup: {
      variants: [
        { level: 1, label: 'Mässing', alias: 'linje-massing', variants: [{ level: 0, skuId: 101 }, {}, {}] },
        { level: 1, label: 'Svart', alias: 'linje-svart', variants: [{ level: 0, label: '96 mm', skuId: 201 }] },
      ],
    },
  });
});

test('a product without siblings still has its sku in a variant group', async () => {
  const { data } = await api.runOperation(
    '{ product(productId: 7) { variantGroup { variants { variants { skuId label } } } } }',
  );

  expect(data['product']).toEqual({ variantGroup: { variants: [{ variants: [{ skuId: 701, label: '-' }] }] } });
});

test('a price has regular and selling price, formatted and raw, VAT and discount [PRICE-01]', async () => {
  const { data } = await api.runOperation(`{
    product(productId: 4) {
      unitPrice {
        isDiscounted regularPriceIncVatFormatted sellingPriceIncVatFormatted regularPriceExVatFormatted
        sellingPriceExVatFormatted sellingPriceExVat vat discountPercentage
      }
    }
  }`);

  expect(data['product']).toEqual({
    unitPrice: {
      isDiscounted: true,
      regularPriceIncVatFormatted: '1\u00A0200\u00A0kr',
      sellingPriceIncVatFormatted: '999\u00A0kr',
      regularPriceExVatFormatted: '960\u00A0kr',
      sellingPriceExVatFormatted: '799,20\u00A0kr',
      sellingPriceExVat: 799.2,
      vat: 199.8,
      discountPercentage: 17,
    },
  });
});

test('prices are in the currency of the market, in the format of the language [PRICE-07]', async () => {
  const price = '{ product(productId: 1 ARGS) { unitPrice { sellingPriceIncVatFormatted currency { code } } } }';
  const priceIn = async (args: string) => (await api.runOperation(price.replace('ARGS', args))).data['product'];

  expect(await priceIn('')).toMatchObject({
    unitPrice: { sellingPriceIncVatFormatted: '189\u00A0kr', currency: { code: 'SEK' } },
  });
  expect(await priceIn('channelId: "3|com", languageId: "en-US", marketId: "eu"')).toMatchObject({
    unitPrice: { sellingPriceIncVatFormatted: '€18.90', currency: { code: 'EUR' } },
  });
  expect(await priceIn('channelId: "1|se", languageId: "sv-SE", marketId: "fi"')).toMatchObject({
    unitPrice: { sellingPriceIncVatFormatted: '18,90\u00A0€' },
  });
});

test('a sale is compared with the lowest price of the 30 days before it', async () => {
  const { data } = await api.runOperation(
    '{ product(productId: 4) { lowestPrice { lowestPriceIncVat comparisonPriceIncVat sellingPriceIncVat } priceLog { isLowest sellingPriceIncVat } } }',
  );

  expect(data['product']).toEqual({
    lowestPrice: { lowestPriceIncVat: 1200, comparisonPriceIncVat: 1200, sellingPriceIncVat: 999 },
    priceLog: [
      { isLowest: false, sellingPriceIncVat: 1200 },
      { isLowest: true, sellingPriceIncVat: 999 },
    ],
  });
});

test('a product is found by its alias in the other language, with the right canonical URL', async () => {
  const { data } = await api.runOperation(
    '{ product(alias: "linje-brass") { canonicalUrl alternativeUrls { url culture } } }',
  );

  expect(data['product']).toEqual({
    canonicalUrl: '/p/handtag/linje-massing',
    alternativeUrls: [
      { url: '/p/handtag/linje-massing', culture: 'sv-SE' },
      { url: '/en/p/handles/linje-brass', culture: 'en-US' },
    ],
  });
});

test('an unknown product or page is null without an error', async () => {
  const { data, code, message } = await api.runOperation(`{
    product(alias: "no-such") { name } category(alias: "no-such") { name } listPageInfo(alias: "no-such") { id }
    widgetArea(alias: "no-such") { id } urlHistory(url: "/gone") { newUrl } reviews(alias: "no-such") { count }
    getOrderPublic(publicOrderId: "not-a-guid") { id } checkout(id: "1", paymentType: STANDARD) { completed }
  }`);

  expect([code, message]).toEqual([undefined, undefined]);
  expect(Object.values(data)).toEqual(Array.from({ length: 8 }, () => null));
});

test('a list page has a title and a description for its address, and the site has its own [SEO-01, API-21]', async () => {
  const { data } = await api.runOperation(
    `query ($url: String, $channelId: String, $languageId: String, $marketId: String) {
      listPageInfo(url: $url, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        id name canonicalUrl meta { title description } subCategories { name }
      }
      site: listPageInfo { meta { title } }
    }`,
    { url: '/c/beslag', channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );

  expect(data).toEqual({
    listPageInfo: {
      id: 100,
      name: 'Beslag',
      canonicalUrl: '/c/beslag',
      meta: { title: 'Beslag | Butik', description: 'Allt i Beslag' },
      subCategories: [{ name: 'Handtag' }, { name: 'Knoppar' }],
    },
    site: { meta: { title: 'Hemvist' } },
  });
});

test.each<[what: string, by: string, page: object | null]>([
  ['a category', 'alias: "handtag"', { id: 110, name: 'Handtag', canonicalUrl: '/c/beslag/handtag' }],
  ['a subcategory with a path prefix', 'url: "/l/beslag/handtag"', { id: 110, canonicalUrl: '/c/beslag/handtag' }],
  ['a category in English', 'url: "/en/c/hardware", languageId: "en-US"', { id: 100, canonicalUrl: '/en/c/hardware' }],
  ['a category without a leading slash', 'url: "inredning"', { id: 200, name: 'Inredning' }],
  ['a brand', 'url: "/b/lindvarp"', { id: 1, name: 'Lindvarp', canonicalUrl: '/b/lindvarp', subCategories: [] }],
  [
    'a brand with a title in English',
    'url: "/en/b/lindvarp", languageId: "en-US"',
    { meta: { title: 'Lindvarp: brass hardware', description: 'Hardware from Lindvarp.' } },
  ],
  [
    'a brand without a title of its own',
    'url: "/b/arla-form"',
    { meta: { title: 'Ärla Form', description: 'Svarvar trä.' } },
  ],
  ['a campaign', 'url: "/dc/hostrea?sida=2"', { id: 1, name: 'Höstrea', canonicalUrl: '/dc/hostrea' }],
  ['a tiered campaign', 'alias: "mangdrabatt"', { id: 2, name: 'Mängdrabatt', canonicalUrl: '/dc/mangdrabatt' }],
  ['no brand for a category path:', 'url: "/c/lindvarp"', null],
  ['no campaign for a brand path:', 'url: "/b/hostrea"', null],
  ['no page for an unknown alias:', 'url: "/c/no-such"', null],
  [
    'the site',
    'alias: "", url: ""',
    { id: 1, canonicalUrl: '/', subCategories: [{ name: 'Beslag' }, { name: 'Inredning' }] },
  ],
])('listPageInfo finds %s (%s)', async (_what, by, page) => {
  const { data, message } = await api.runOperation(
    `{ listPageInfo(${by}) { id name canonicalUrl subCategories { name } alternativeUrls { url culture } meta { title description } } }`,
  );

  expect(message).toBeUndefined();
  expect(data).toMatchObject({ listPageInfo: page });
});

test('the list of a campaign explains its conditions, in the language of the request', async () => {
  const { data } = await api.runOperation(`{
    sv: listPageInfo(url: "/dc/mangdrabatt") { primaryDescription meta { description } }
    en: listPageInfo(url: "/en/dc/quantity-discount", languageId: "en-US") { primaryDescription }
    sale: listPageInfo(url: "/dc/hostrea") { primaryDescription }
  }`);

  const swedish = 'Köp fler av samma vara: 10\u00A0% rabatt från 6 st och 15\u00A0% rabatt från 12 st.';
  expect(data).toEqual({
    sv: { primaryDescription: swedish, meta: { description: swedish } },
    en: { primaryDescription: 'Buy more of the same item: 10% off from 6 and 15% off from 12.' },
    sale: { primaryDescription: expect.stringMatching(/^Gäller till och med \d+\s\p{L}+\s\d{4}\.$/u) },
  });
});

test('the id of a product or a category wins over its alias; an unknown id is null', async () => {
  const { data, message } = await api.runOperation(`{
    product(alias: "linje-massing", productId: 2) { productId } noProduct: product(alias: "linje-massing", productId: 999) { name }
    category(alias: "handtag", categoryId: 120) { categoryId } noCategory: category(categoryId: 999) { name }
    nothing: product { name }
  }`);

  expect(message).toBeUndefined();
  expect(data).toEqual({
    product: { productId: 2 },
    noProduct: null,
    category: { categoryId: 120 },
    noCategory: null,
    nothing: null,
  });
});

test('the visible children of a category are listed; an unknown category has an empty list', async () => {
  const { data } = await api.runOperation(`{
    below: categories(parentCategoryId: 100) { alias } root: categories(parentCategoryId: 0) { alias }
    none: categories(parentCategoryId: 999) { alias }
  }`);

  expect(data).toEqual({
    below: [{ alias: 'handtag' }, { alias: 'knoppar' }],
    root: [{ alias: 'beslag' }, { alias: 'inredning' }],
    none: [],
  });
});

test('related products are in their stored order, with relation and price', async () => {
  const { data } = await api.runOperation(
    '{ relatedProducts(alias: "linje-massing") { alias relation unitPrice { sellingPriceIncVat } } }',
  );

  expect(data['relatedProducts']).toEqual([
    { alias: 'linje-svart', relation: 'RELATED', unitPrice: { sellingPriceIncVat: 179 } },
    { alias: 'kula-knopp', relation: 'RELATED', unitPrice: { sellingPriceIncVat: 89 } },
  ]);
});

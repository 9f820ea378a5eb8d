import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsShape, categoriesShape } from '../model/treeShapes.ts';
import type { ProductEntry } from '../model/catalogEntries.ts';
import type { Api } from '../../test/api.ts';
import { fixtureProducts, shopWith } from '../../test/shopWith.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), 'commerce-api/test/fixtures', name), 'utf8'));
const categories = categoriesShape.parse(fixture('categories.json'));
const brands = brandsShape.parse(fixture('brands.json'));
const products = fixtureProducts();

function changed(id: number, change: (product: ProductEntry) => Partial<ProductEntry>): ProductEntry {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`The fixtures have no product ${id}.`);
  return { ...product, ...change(product) };
}

const renamed = (id: number, sv: string, en: string) => changed(id, () => ({ alias: { sv, en } }));
const withoutLastSize = (product: ProductEntry) => ({ ...product, skus: product.skus.slice(0, -1) });
const aliasOf = (id: number) => changed(id, () => ({})).alias;

/** A filter that product pages do not show. */
const COLOR = {
  key: 'color',
  name: { sv: 'Färg', en: 'Color' },
  value: { sv: 'Svart', en: 'Black' },
  filter: true,
  show: false,
};

/** The writes in sequence, each in its own transaction. */
const steps = [
  { write: 'writeProducts', input: [renamed(1, 'linje-ett', 'linje-one'), renamed(3, 'kula-ett', 'kula-one')] },
  // Product 1 gets a third address, product 3 its first one again.
  { write: 'writeProducts', input: [withoutLastSize(renamed(1, 'linje-tva', 'linje-two')), changed(3, () => ({}))] },
  {
    write: 'writeProducts',
    input: [changed(5, () => ({ alias: aliasOf(6) })), changed(6, () => ({ alias: aliasOf(5) }))],
  },
  {
    write: 'writeProducts',
    input: [
      changed(2, ({ skus, images, parameters }) => ({
        parameters: [...parameters, COLOR],
        skus: skus.map((sku) => ({ ...sku, name: { sv: '64 mm', en: '64 mm' } })),
        images: images.map((image) => ({ ...image, fileName: 'linje-black-9.webp' })),
        regularPrice: { SEK: 15_900, EUR: 1_590, NOK: 16_900, DKK: 10_900 },
        sellingPrice: { SEK: 15_900, EUR: 1_590, NOK: 16_900, DKK: 10_900 },
        relatedIds: [1],
        accessoryIds: [3, 99],
        similarIds: [1, 4],
      })),
      changed(7, () => ({ active: false })),
    ],
  },
  { write: 'writeBrands', input: brands.map((brand) => (brand.id === 1 ? { ...brand, alias: 'lindvarps' } : brand)) },
  {
    write: 'writeCategories',
    input: categories.map((category) => {
      if (category.id === 100) return { ...category, alias: { sv: 'jarn', en: 'iron' } };
      return category.id === 120 ? { ...category, parentId: 200 } : category;
    }),
  },
  { write: 'setPrice', input: { productId: 4, priceList: 'sek', regular: 130_000, sale: null } },
  { write: 'setStock', input: { skuId: 501, inStock: 0, oversellable: 3, static: 0, incoming: '2027-02-01' } },
  { write: 'approveReview', input: 3 },
  { write: 'writeProducts', input: [changed(4, () => ({ brandId: 99 }))] },
  { write: 'writeProducts', input: [changed(4, () => ({ categoryIds: [99] }))] },
  { write: 'writeProducts', input: [changed(4, () => ({ vatClass: 'luxury' }))] },
  { write: 'writeProducts', input: [changed(4, () => ({ listPrices: { vip: { regular: 1, sale: null } } }))] },
  { write: 'setPrice', input: { productId: 4, priceList: 'sek', regular: 100, sale: 200 } },
  { write: 'setPrice', input: { productId: 4, priceList: 'vip', regular: 100, sale: null } },
  { write: 'setStock', input: { skuId: 999, inStock: 1, oversellable: 0, static: 0, incoming: null } },
  { write: 'approveReview', input: 999 },
  { write: 'writeCategories', input: categories.slice(0, 1).map((category) => ({ ...category, parentId: 99 })) },
  {
    write: 'writeVatRates',
    input: [{ country: 'SE', vatClass: 'standard', validFrom: '2027-01-01', validTo: null, percent: 26 }],
  },
];

let api: Api;
let written: unknown;
beforeAll(async () => {
  ({ api, answer: written } = await shopWith(
    {},
    {
      body: `
      const writers = { writeProducts, writeBrands, writeCategories, writeVatRates, setPrice, setStock, approveReview };
      await sql\`
        insert into review (product_id, customer_id, author, rating, comment) values (1, 1001, 'Nils', 1, '{"sv":"Skevt.","en":"Skevt."}')
      \`.execute(db);
      const results = [];
      for (const { write, input } of ${JSON.stringify(steps)}) {
        results.push(await inTransaction(db, (tx) => writers[write](tx, input)).catch((error) => error.message));
      }
      const notices = [];
      await subscribeToChanges(database, (notice) => notices.push(notice));
      for (const productIds of [[1, 2], Array.from({ length: 2_000 }, (_, id) => id)]) {
        await inTransaction(db, (tx) => announce(tx, { productIds }));
      }
      while (notices.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      const { rows: categories } = await sql\`select category_id, position from product_category where product_id = 3 order by 1\`.execute(db);
      return { results, notices, categories };`,
      imports: {
        inTransaction: 'platform/db/openDatabase.ts',
        announce: 'platform/db/changes.ts',
        subscribeToChanges: 'platform/db/changes.ts',
        writeProducts: 'catalog/write/writeProducts.ts',
        writeBrands: 'catalog/write/writeBrands.ts',
        writeCategories: 'catalog/write/writeCategories.ts',
        writeVatRates: 'catalog/write/writeVatRates.ts',
        setPrice: 'catalog/write/setPrice.ts',
        setStock: 'catalog/write/setStock.ts',
        approveReview: 'catalog/write/approveReview.ts',
      },
    },
  ));
});
afterAll(() => api.stop());

async function runOperation(query: string): Promise<unknown> {
  const { data, message } = await api.runOperation(query);
  expect(message).toBeUndefined();
  return data;
}

test('each writer returns the changed products, or throws an error with the invalid value', () => {
  expect(written).toMatchObject({
    results: [
      [1, 3],
      [1, 3],
      [5, 6],
      [2, 7],
      null,
      [3],
      [4],
      [5],
      [1],
      'Product 4 has an unknown brand 99. Import the brand first.',
      'Product 4 has an unknown category 99. Import the category first.',
      expect.stringMatching(/^No VAT rate of the class luxury holds in SE on [\d-]{10}\. Add a row to vat_rate\.$/),
      'There is no price list vip. Import the price lists first.',
      'The reduced price of product 4 is above its regular one. Set a lower one, or none.',
      'Product 4 has no price in the list vip. Import the product with one.',
      'There is no sku 999.',
      'There is no review 999.',
      'Category 100 has an unknown parent 99. Import the parent first.',
      'Two VAT rates of the class standard apply in SE on 2027-01-01. End the first one earlier.',
    ],
  });
});

test('a few changed products are announced by id, many as everything', () => {
  expect(written).toMatchObject({ notices: [{ productIds: [1, 2] }, { everything: true }] });
});

test.each<[what: string, oldUrl: string, newUrl: string | null]>([
  ['a renamed product', '/p/handtag/linje-ett', '/p/handtag/linje-tva'],
  ['a product renamed twice, in one step', '/p/handtag/linje-massing', '/p/handtag/linje-tva'],
  ['a renamed product in English', '/en/p/handles/linje-brass', '/en/p/handles/linje-two'],
  ['a product that got its alias back', '/p/knoppar/kula-ett', '/p/knoppar/kula-knopp'],
  ['an alias that is in use again', '/p/knoppar/kula-knopp', null],
  ['aliases that two products swapped', '/p/inredning/mane-spegel', null],
  ['a brand', '/b/lindvarp', '/b/lindvarps'],
  ['a category', '/c/beslag', '/c/jarn'],
  ['a subcategory of a renamed category', '/en/c/hardware/handles', '/en/c/iron/handles'],
  ['a category that moved', '/c/beslag/knoppar', '/c/inredning/knoppar'],
])('the old address of %s (%s) redirects to %s', async (_what, oldUrl, newUrl) => {
  expect(await runOperation(`{ urlHistory(url: "${oldUrl}") { oldUrl newUrl } }`)).toEqual({
    urlHistory: newUrl && { oldUrl, newUrl },
  });
});

test('a product is found by its new alias only, also after two products swapped theirs', async () => {
  expect(
    await runOperation(`{
      new: product(alias: "linje-tva") { productId canonicalUrl } old: product(alias: "linje-massing") { productId }
      swapped: product(alias: "mane-spegel") { productId }
    }`),
  ).toEqual({ new: { productId: 1, canonicalUrl: '/p/handtag/linje-tva' }, old: null, swapped: { productId: 6 } });
});

test('writing a product again replaces it completely and updates its search document', async () => {
  const data = await runOperation(`{
    shortened: product(productId: 1) { skus { skuId } }
    product(productId: 2) {
      parameterGroups { parameters { name value show showFilter } }
      images skus { skuId name } unitPrice { sellingPriceIncVat } priceLog { sellingPriceIncVat } }
    relatedProducts(alias: "linje-svart") { alias relation relationType }
    products(filter: { searchText: "handtag svart" }) { products { productId } }
  }`);

  expect(data).toEqual({
    shortened: { skus: [{ skuId: 101 }, { skuId: 102 }] },
    product: {
      parameterGroups: [
        {
          parameters: [
            { name: 'Material', value: 'Stål', show: true, showFilter: true },
            { name: 'Färg', value: 'Svart', show: false, showFilter: true },
          ],
        },
      ],
      images: ['linje-black-9.webp'],
      skus: [{ skuId: 201, name: '64 mm' }],
      unitPrice: { sellingPriceIncVat: 159 },
      priceLog: [{ sellingPriceIncVat: 179 }, { sellingPriceIncVat: 159 }],
    },
    relatedProducts: [
      { alias: 'linje-tva', relation: 'RELATED', relationType: 'RELATED' },
      { alias: 'kula-knopp', relation: 'ACCESSORIES', relationType: 'ACCESSORIES' },
      { alias: 'klot-lampa', relation: 'SIMILAR', relationType: 'SIMILAR' },
    ],
    products: { products: [{ productId: 2 }] },
  });
});

test('an inactive product is not found or listed', async () => {
  expect(await runOperation('{ product(productId: 7) { name } products { count } }')).toEqual({
    product: null,
    products: { count: 6 },
  });
});

test('setPrice changes the price, and the history includes the previous one', async () => {
  const fields =
    'unitPrice { regularPriceIncVat sellingPriceIncVat isDiscounted } lowestPrice { lowestPriceIncVat comparisonPriceIncVat discountIncVat isDiscounted }';

  expect(await runOperation(`{ product(productId: 4) { ${fields} discountType } }`)).toEqual({
    product: {
      unitPrice: { regularPriceIncVat: 1300, sellingPriceIncVat: 1300, isDiscounted: false },
      lowestPrice: { lowestPriceIncVat: 999, comparisonPriceIncVat: 1300, discountIncVat: 0, isDiscounted: false },
      discountType: 'NONE',
    },
  });
});

test('setStock changes the stock', async () => {
  expect(
    await runOperation('{ product(productId: 5) { totalStock { inStock oversellable static totalStock incoming } } }'),
  ).toEqual({
    product: {
      totalStock: { inStock: 0, oversellable: 3, static: 0, totalStock: 3, incoming: '2027-02-01T00:00:00.000Z' },
    },
  });
});

test('writing a product again does not duplicate its reviews, and an approved review is published', async () => {
  expect(await runOperation('{ reviews(alias: "linje-tva") { count reviews { author } } }')).toEqual({
    reviews: { count: 3, reviews: [{ author: 'Nils' }, { author: 'Olle' }, { author: 'Karin' }] },
  });
});

test('products of a moved category get its new ancestors', async () => {
  expect(written).toMatchObject({
    categories: [
      { category_id: 120, position: 0 },
      { category_id: 200, position: null },
    ],
  });
  expect(
    await runOperation(
      '{ product(productId: 3) { breadcrumbs { name url } } categories(parentCategoryId: 200) { categoryId } }',
    ),
  ).toEqual({
    product: {
      breadcrumbs: [
        { name: 'Inredning', url: '/c/inredning' },
        { name: 'Knoppar', url: '/c/inredning/knoppar' },
      ],
    },
    categories: [{ categoryId: 120 }],
  });
});

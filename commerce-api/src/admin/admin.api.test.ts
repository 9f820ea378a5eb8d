import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { catalogFile } from './catalogFile.ts';
import { productsShape } from '../model/productShapes.ts';
import { admin, runAdminCommands, type Outcome } from '../../test/adminCli.ts';
import { startApi, type Api } from '../../test/api.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { authenticate } from '../../test/authClient.ts';
import { catalogOfEveryKind } from '../../test/catalogOfEachKind.ts';
import { freshDatabase } from '../../test/freshDatabase.ts';
import { onDatabase } from '../../test/onDatabase.ts';

let api: Api;
/**
 * Data of the server for commands in their own process. The server with the embedded database is stopped meanwhile. The one with
 * PostgreSQL goes on: in this folder, the commands do not find it.
 */
let shop: Pick<Api, 'dataDir' | 'databaseUrl'>;
const outcomes = new Map<string, Outcome>();
let exported: string;
let audit: unknown;

/** Of the reviewed product. */
const ORDERED_SKU = 301;

const inShop = (name: string) => join(shop.dataDir, name);
async function run(lines: Record<string, string>): Promise<void> {
  const found = await runAdminCommands(
    shop,
    Object.values(lines).map((line) => line.split(' ')),
  );
  for (const [at, name] of Object.keys(lines).entries()) outcomes.set(name, found[at] ?? outcome(name));
}
const outcome = (name: string): Outcome =>
  outcomes.get(name) ?? { code: -1, out: '', err: 'This command did not run.' };

/** Fills the caches of the server that the commands must invalidate. */
const READ = `{
  sku: product(productId: 2) { skus { stock { inStock oversellable static incoming totalStock } } }
  reduced: product(productId: 3) { unitPrice { regularPriceIncVat sellingPriceIncVat } }
  tried: product(productId: 6) { unitPrice { sellingPriceIncVat } }
  reviews(alias: "kula-knopp") { count reviews { comment author rating isVerified isSample } }
  widgetArea(alias: "frakt") { title containers { widgets { configuration } } }
  moved: product(alias: "sista-urnan") { canonicalUrl texts { text2 } }
  urlHistory(url: "/p/inredning/sista-vasen") { newUrl }
  getMenuAtLocation(menuLocationId: "main-desktop") { title }
}`;

beforeAll(async () => {
  api = await startApi();
  shop = api;
  const { token = '' } = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  const headers = { authorization: `Bearer ${token}` };
  const review = (alias: string, comment: string) =>
    api.runOperation(
      `mutation { postProductReview(alias: "${alias}", rating: 5, comment: "${comment}", author: "Vera") }`,
      {},
      headers,
    );
  await review('vid-skal', 'Köp billigt här!');
  await placeOrder(api, { items: [[ORDERED_SKU, 1]], headers });
  await review('kula-knopp', 'Sitter bra.');
  await api.runOperation(READ);

  outcomes.set('running server', await admin(shop, 'stock', '--sku', '201', '--in-stock', '1', '--dry-run'));
  if (api.databaseUrl) shop = { databaseUrl: api.databaseUrl, dataDir: mkdtempSync(join(tmpdir(), 'commerce-admin-')) };
  else await api.end();

  await run({
    export: 'export --out catalog.json',
    stock: 'stock --sku 201 --in-stock 3 --incoming 2027-02-01 --actor karin',
    price: 'price --sku 301 --list SEK --regular 199 --selling 149.50',
    'dry run': 'price --product 6 --list sek --regular 1 --dry-run',
    list: 'reviews list',
  });
  exported = readFileSync(inShop('catalog.json'), 'utf8');
  const [rejected, accepted] = pendingReviews();
  await run({
    accept: `reviews accept ${accepted?.id}`,
    reject: `reviews reject ${rejected?.id}`,
    page: `content page --in ${pageFile()}`,
    import: `import --in ${changedCatalog()}`,
    'wrong import': `import --in ${wrongCatalog()}`,
    'unknown menu target': `import --in ${catalogWithUnknownMenuTarget()}`,
    'future price': `import --in ${catalogWithFuturePrice()}`,
  });
  audit = await onDatabase(
    shop.databaseUrl ? shop : { dataDir: shop.dataDir },
    'return db.selectFrom("admin_change").select(["actor", "command", "summary"]).orderBy("id").execute();',
  );

  if (!shop.databaseUrl) api = await startApi({ DATA_DIR: shop.dataDir });
});
afterAll(async () => {
  await api.stop();
  rmSync(shop.dataDir, { recursive: true, force: true });
});

function pendingReviews() {
  const review = z.looseObject({ id: z.int(), comment: z.object({ sv: z.string() }) });
  return z.array(review).parse(JSON.parse(outcome('list').out));
}

function written(name: string, value: unknown): string {
  writeFileSync(inShop(name), JSON.stringify(value));
  return name;
}

const both = (text: string) => ({ sv: text, en: text });

function pageFile(): string {
  const page = catalogFile.parse(JSON.parse(exported)).pages.find(({ key }) => key === 'shipping');
  const configuration = { text: '<p>Tre dagar</p><script>alert(1)</script>' };
  const widgets = [{ name: 'Text', size: 'full', configuration: { sv: configuration, en: configuration }, images: [] }];
  return written('page.json', [{ ...page, containers: [{ ...page?.containers[0], widgets }] }]);
}

/** Product 7 gets another alias and a text with scripts; everything else is as exported. */
function changedCatalog(): string {
  const catalog = catalogFile.parse(JSON.parse(exported));
  const products = catalog.products.flatMap((product) =>
    product.id === 7
      ? {
          ...product,
          alias: { sv: 'sista-urnan', en: 'last-urn' },
          texts: { ...product.texts, text2: both('<p onclick="x()">Drejad.</p><script>x()</script>') },
        }
      : [],
  );
  return written('changed.json', { ...catalog, products, pages: [] });
}

function wrongCatalog(): string {
  const { products, ...rest } = catalogFile.parse(JSON.parse(exported));
  return written('wrong.json', { ...rest, products: products.map((product) => ({ ...product, soldCount: 'many' })) });
}

/** The unknown target fails the import at its end: menus are written last, after the new prices. */
function catalogWithUnknownMenuTarget(): string {
  const { products, menus, ...rest } = catalogFile.parse(JSON.parse(exported));
  const items = [{ label: both('Bort'), type: 'category', target: 4711 }];
  return written('nowhere.json', {
    ...rest,
    products: products.map((product) => ({
      ...product,
      regularPrice: { SEK: 100, EUR: 10, NOK: 100, DKK: 70 },
      sellingPrice: { SEK: 100, EUR: 10, NOK: 100, DKK: 70 },
    })),
    menus: menus.map((menu) => ({ ...menu, items })),
  });
}

function catalogWithFuturePrice(): string {
  const catalog = catalogFile.parse(JSON.parse(exported));
  const price = { productId: 3, priceList: 'sek', date: '2999-01-01', regular: 100, selling: 100, lowest: 100 };
  return written('tomorrow.json', { ...catalog, priceHistory: [price] });
}

test('a command runs in the running server, so that the embedded database needs no stop', () => {
  expect(outcome('running server')).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(outcome('running server').out)).toMatchObject({ command: 'stock', skuId: 201, dryRun: true });
});

test('shoppers get the changed data', async () => {
  const { data, message } = await api.runOperation(READ);

  expect(message).toBeUndefined();
  expect(data).toEqual({
    sku: {
      skus: [
        { stock: { inStock: 3, oversellable: 0, static: 0, incoming: '2027-02-01T00:00:00.000Z', totalStock: 3 } },
      ],
    },
    reduced: { unitPrice: { regularPriceIncVat: 149.5, sellingPriceIncVat: 149.5 } },
    tried: { unitPrice: { sellingPriceIncVat: 259.5 } },
    reviews: {
      count: 1,
      reviews: [{ comment: 'Sitter bra.', author: 'Vera', rating: 5, isVerified: true, isSample: false }],
    },
    widgetArea: {
      title: 'Frakt',
      containers: [{ widgets: [{ configuration: '{"active":true,"displayName":"Text","text":"<p>Tre dagar</p>"}' }] }],
    },
    moved: { canonicalUrl: '/p/inredning/sista-urnan', texts: { text2: '<p>Drejad.</p>' } },
    urlHistory: { newUrl: '/p/inredning/sista-urnan' },
    getMenuAtLocation: { title: 'Huvudmeny' },
  });
});

test('a change prints its summary, and a dry run is marked as one', () => {
  expect(JSON.parse(outcome('stock').out)).toEqual({
    command: 'stock',
    skuId: 201,
    inStock: 3,
    oversellable: 0,
    static: 0,
    incoming: '2027-02-01',
  });
  expect(JSON.parse(outcome('dry run').out)).toMatchObject({ command: 'price', dryRun: true, productIds: [6] });
});

test('each change is recorded with its actor in the database and the log; failed and dry runs are not', () => {
  const commands = ['stock', 'price', 'reviews list', 'reviews accept', 'reviews reject', 'content page', 'import'];

  expect(audit).toMatchObject(commands.map((command) => ({ command })));
  expect(audit).toMatchObject([
    { actor: 'karin', summary: { skuId: 201, inStock: 3 } },
    { summary: { productIds: [3] } },
    { summary: { reviews: { count: 2 } } },
    {},
    {},
    {},
    {},
  ]);
  expect(JSON.stringify(audit)).not.toContain('Vera');
  expect(JSON.parse(outcome('stock').err)).toMatchObject({ actor: 'karin', command: 'stock', summary: { skuId: 201 } });
  expect(outcome('dry run').err).toBe('');
});

test('pending reviews are listed with product, rating, author, comment and whether the author had bought the product', () => {
  expect(pendingReviews()).toMatchObject([
    { productId: 6, rating: 5, author: 'Vera', comment: { sv: 'Köp billigt här!' }, isVerified: false },
    { productId: 3, comment: { sv: 'Sitter bra.' }, isVerified: true },
  ]);
});

test('an error names the invalid value by path or id', () => {
  expect(outcome('wrong import')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--in products[0].soldCount: Invalid input: expected number, received string'),
  });
  expect(outcome('unknown menu target')).toMatchObject({
    code: 1,
    err: 'A menu refers to an unknown category: 4711.\n',
  });
  expect(outcome('future price')).toMatchObject({
    code: 1,
    err: 'The price history contains a future day: 2999-01-01, product 3.\n',
  });
});

test('an export contains each product as imported, except its reviews and what was ordered', () => {
  const fixtures = readFileSync(join(process.cwd(), 'commerce-api/test/fixtures/products.json'), 'utf8');
  const products = productsShape.parse(JSON.parse(fixtures)).map(({ key: _key, soldCount, skus, ...rest }) => ({
    ...rest,
    reviews: [],
    soldCount: soldCount + (skus.some(({ id }) => id === ORDERED_SKU) ? 1 : 0),
    skus: skus.map(({ stock, ...sku }) => ({
      ...sku,
      stock: sku.id === ORDERED_SKU ? { ...stock, inStock: stock.inStock - 1 } : stock,
    })),
  }));

  expect(catalogFile.parse(JSON.parse(exported)).products).toEqual(products);
});

test('a catalog imported into an empty shop is exported byte for byte', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-import-'));
  const server = process.env['TEST_DATABASE_URL'];
  const empty = { dataDir, databaseUrl: server && (await freshDatabase(server)).url };
  const catalog = catalogOfEveryKind(exported);
  for (const [part, rows] of Object.entries(catalog)) expect([part, rows]).not.toEqual([part, []]);
  const input = `${JSON.stringify(catalog, null, 2)}\n`;
  writeFileSync(join(dataDir, 'in.json'), input);

  const done = await runAdminCommands(empty, [
    ['import', '--in', 'in.json'],
    ['export', '--out', 'out.json'],
  ]);

  expect(done.map(({ code }) => code)).toEqual([0, 0]);
  expect(readFileSync(join(dataDir, 'out.json'), 'utf8')).toBe(input);
  rmSync(dataDir, { recursive: true, force: true });
});

test('an invalid or impossible command prints a remedy and sets the exit code', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-empty-'));

  const results = await runAdminCommands({ dataDir }, [
    ['prices'],
    ['stock', '--sku', '1', '--in-stock', 'x'],
    ['stock', '--sku', '1', '--in-stock', '1'],
    ['reviews', '--help'],
  ]);

  expect(results).toMatchObject([
    { code: 2, err: expect.stringContaining('There is no command prices.') },
    { code: 2, err: expect.stringContaining('--in-stock: expected a whole number, 0 or more') },
    { code: 1, err: expect.stringContaining(`There is no database in ${dataDir}.`) },
    { code: 0, out: expect.stringContaining('reviews accept <id>') },
  ]);
  rmSync(dataDir, { recursive: true });
});

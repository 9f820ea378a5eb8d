import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { catalogFile } from './catalogFile.ts';
import { productsShape } from '../model/productShapes.ts';
import { admin, runAdminCommands, type Outcome } from '../../test/adminCli.ts';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { catalogOfEveryKind } from '../../test/catalogOfEachKind.ts';
import { freshDatabase } from '../../test/freshDatabase.ts';
import { onDatabase } from '../../test/onDatabase.ts';

let api: Api;
/** The data of the server that is running, or that has been stopped for a while. */
let shop: Pick<Api, 'dataDir' | 'databaseUrl'>;
const outcomes = new Map<string, Outcome>();
let exported: string;
let audit: unknown;

const inShop = (name: string) => join(shop.dataDir, name);
async function run(lines: Record<string, string>): Promise<void> {
  const found = await runAdminCommands(
    shop,
    Object.values(lines).map((line) => line.split(' ')),
  );
  for (const [at, name] of Object.keys(lines).entries()) outcomes.set(name, found[at] ?? outcome(name));
}
const outcome = (name: string): Outcome => outcomes.get(name) ?? { code: -1, out: '', err: 'It was not run.' };

/** Fills the memory of a server with what it is going to be told to forget. */
const READ = `{
  sku: product(productId: 2) { skus { stock { inStock oversellable static incoming totalStock } } }
  reduced: product(productId: 3) { unitPrice { regularPriceIncVat sellingPriceIncVat } }
  tried: product(productId: 6) { unitPrice { sellingPriceIncVat } }
  reviews(alias: "kula-knopp") { count reviews { comment author rating } }
  widgetArea(alias: "frakt") { title containers { widgets { configuration } } }
  moved: product(alias: "sista-urnan") { canonicalUrl texts { text2 } }
  urlHistory(url: "/p/inredning/sista-vasen") { newUrl }
  getMenuAtLocation(menuLocationId: "main-desktop") { title }
}`;

beforeAll(async () => {
  api = await startApi();
  shop = api;
  const { token = '' } = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  for (const comment of ['Sitter bra.', 'Köp billigt här!']) {
    await api.ask(
      `mutation { postProductReview(alias: "kula-knopp", rating: 5, comment: "${comment}", author: "Vera") }`,
      {},
      { authorization: `Bearer ${token}` },
    );
  }
  await api.ask(READ);

  outcomes.set('beside the server', await admin(shop, 'stock', '--sku', '201', '--in-stock', '1', '--dry-run'));
  if (!shop.databaseUrl) await api.end();

  await run({
    export: 'export --out catalog.json',
    stock: 'stock --sku 201 --in-stock 3 --incoming 2027-02-01 --actor karin',
    price: 'price --sku 301 --list SEK --regular 199 --selling 149.50',
    'dry run': 'price --product 6 --list sek --regular 1 --dry-run',
    list: 'reviews list',
  });
  exported = readFileSync(inShop('catalog.json'), 'utf8');
  const [first, second] = waitingReviews();
  await run({
    accept: `reviews accept ${first?.id}`,
    reject: `reviews reject ${second?.id}`,
    page: `content page --in ${pageFile()}`,
    import: `import --in ${changedCatalog()}`,
    'wrong import': `import --in ${wrongCatalog()}`,
    'menu to nowhere': `import --in ${catalogWithMenuToNowhere()}`,
    'price of tomorrow': `import --in ${catalogWithPriceToCome()}`,
  });
  audit = await onDatabase(
    shop.databaseUrl ? shop : { dataDir: shop.dataDir },
    'return db.selectFrom("admin_change").select(["actor", "command", "summary"]).orderBy("id").execute();',
  );

  if (!shop.databaseUrl) api = await startApi({ DATA_DIR: shop.dataDir });
}, 180_000);
afterAll(() => api.stop());

function waitingReviews() {
  const lines = outcome('list').out.trim().split('\n');
  return lines.map((line) =>
    z.looseObject({ id: z.int(), comment: z.object({ sv: z.string() }) }).parse(JSON.parse(line)),
  );
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

/** Product 7 gets another alias and a text that tries to act; all else is as exported. */
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

/** Its menus are the last to be written, when all products have a price of their own already. */
function catalogWithMenuToNowhere(): string {
  const { products, menus, ...rest } = catalogFile.parse(JSON.parse(exported));
  const items = [{ label: both('Bort'), type: 'category', target: 4711 }];
  return written('nowhere.json', {
    ...rest,
    products: products.map((product) => ({
      ...product,
      regularPrice: { SEK: 100, EUR: 10 },
      sellingPrice: { SEK: 100, EUR: 10 },
    })),
    menus: menus.map((menu) => ({ ...menu, items })),
  });
}

function catalogWithPriceToCome(): string {
  const catalog = catalogFile.parse(JSON.parse(exported));
  const price = { productId: 3, priceList: 'sek', date: '2999-01-01', regular: 100, selling: 100, lowest: 100 };
  return written('tomorrow.json', { ...catalog, priceHistory: [price] });
}

test('a change beside a running server needs a database server; the embedded one is refused, with the way out', () => {
  const { code, err } = outcome('beside the server');

  if (shop.databaseUrl) {
    expect([code, err]).toEqual([0, '']);
  } else {
    expect(code).toBe(1);
    expect(err).toMatch(/^Process \d+ on .+ Stop that process first .+ set DATABASE_URL/);
  }
});

test('what was changed is what shoppers get', async () => {
  const { data, message } = await api.ask(READ);

  expect(message).toBeUndefined();
  expect(data).toEqual({
    sku: {
      skus: [
        { stock: { inStock: 3, oversellable: 0, static: 0, incoming: '2027-02-01T00:00:00.000Z', totalStock: 3 } },
      ],
    },
    reduced: { unitPrice: { regularPriceIncVat: 199, sellingPriceIncVat: 149.5 } },
    tried: { unitPrice: { sellingPriceIncVat: 259.5 } },
    reviews: { count: 1, reviews: [{ comment: 'Sitter bra.', author: 'Vera', rating: 5 }] },
    widgetArea: {
      title: 'Frakt',
      containers: [{ widgets: [{ configuration: '{"active":true,"displayName":"Text","text":"<p>Tre dagar</p>"}' }] }],
    },
    moved: { canonicalUrl: '/p/inredning/sista-urnan', texts: { text2: '<p>Drejad.</p>' } },
    urlHistory: { newUrl: '/p/inredning/sista-urnan' },
    getMenuAtLocation: { title: 'Huvudmeny' },
  });
});

test('a change says what it did, and a dry run that it did not', () => {
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

test('each change is noted with who made it, in the database and in the log, and nothing that was refused or tried', () => {
  const commands = ['stock', 'price', 'reviews accept', 'reviews reject', 'content page', 'import'];

  expect(audit).toMatchObject(commands.map((command) => ({ command })));
  expect(audit).toMatchObject([
    { actor: 'karin', summary: { skuId: 201, inStock: 3 } },
    { summary: { productIds: [3] } },
    {},
    {},
    {},
    {},
  ]);
  expect(JSON.stringify(audit)).not.toContain('Vera');
  expect(JSON.parse(outcome('stock').err)).toMatchObject({ actor: 'karin', command: 'stock', summary: { skuId: 201 } });
  expect(outcome('dry run').err).toBe('');
});

test('the reviews that wait are listed with what is needed to judge them', () => {
  expect(waitingReviews()).toMatchObject([
    { productId: 3, rating: 5, author: 'Vera', comment: { sv: 'Sitter bra.' } },
    { comment: { sv: 'Köp billigt här!' } },
  ]);
});

test('what is wrong is named, with its place or its id', () => {
  expect(outcome('wrong import')).toMatchObject({
    code: 1,
    err: expect.stringContaining('expected number, received string\n  → at products[0].soldCount'),
  });
  expect(outcome('menu to nowhere')).toMatchObject({
    code: 1,
    err: 'A menu names what does not exist: category 4711.\n',
  });
  expect(outcome('price of tomorrow')).toMatchObject({
    code: 1,
    err: 'The price history names a day to come: 2999-01-01, product 3.\n',
  });
});

test('an export has each product as it was written, but for its reviews', () => {
  const fixtures = readFileSync(join(process.cwd(), 'commerce-api/test/fixtures/products.json'), 'utf8');
  const products = productsShape
    .parse(JSON.parse(fixtures))
    .map(({ key: _key, ...rest }) => ({ ...rest, reviews: [] }));

  expect(catalogFile.parse(JSON.parse(exported)).products).toEqual(products);
});

test('a catalogue that is imported into an empty shop is exported as the same bytes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-import-'));
  const server = process.env['TEST_DATABASE_URL'];
  const empty = { dataDir, databaseUrl: server && (await freshDatabase(server)).url };
  const catalog = catalogOfEveryKind(exported);
  for (const [part, rows] of Object.entries(catalog)) expect([part, rows]).not.toEqual([part, []]);
  const given = `${JSON.stringify(catalog, null, 2)}\n`;
  writeFileSync(join(dataDir, 'in.json'), given);

  const done = await runAdminCommands(empty, [
    ['import', '--in', 'in.json'],
    ['export', '--out', 'out.json'],
  ]);

  expect(done.map(({ code }) => code)).toEqual([0, 0]);
  expect(readFileSync(join(dataDir, 'out.json'), 'utf8')).toBe(given);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

test('a command line that cannot be understood or followed is answered with what to do and an exit code of its own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-empty-'));

  const answers = await runAdminCommands({ dataDir }, [
    ['prices'],
    ['stock', '--sku', '1', '--in-stock', 'x'],
    ['stock', '--sku', '1', '--in-stock', '1'],
    ['reviews', '--help'],
  ]);

  expect(answers).toMatchObject([
    { code: 2, err: expect.stringContaining('There is no command prices.') },
    { code: 2, err: expect.stringContaining('--in-stock: expected a whole number') },
    { code: 1, err: expect.stringContaining(`There is no database in ${dataDir}.`) },
    { code: 0, out: expect.stringContaining('reviews list | accept <id> | reject <id>') },
  ]);
  rmSync(dataDir, { recursive: true });
});

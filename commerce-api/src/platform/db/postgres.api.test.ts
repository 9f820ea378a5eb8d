import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import * as z from 'zod';
import { catalogFile } from '../../admin/catalogFile.ts';
import { admin } from '../../../test/adminCli.ts';
import { startApi, type ApiResponse, type Api } from '../../../test/api.ts';
import { freshDatabase } from '../../../test/freshDatabase.ts';
import { metricOf } from '../../../test/metricOf.ts';
import { BILLING_ADDRESS } from '../../../test/placeOrder.ts';
import { fixtureProducts, shopWith } from '../../../test/shopWith.ts';
import { startTcpProxy } from '../../../test/tcpProxy.ts';
import { expectEventually } from '../../../test/expectEventually.ts';
import { withTimes } from '../../../test/withTimes.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database, which has one connection and no network. */
const serverTest = server ? test : test.skip;

const BUSY = { code: 'BUSY', message: 'The shop is busy. Try again in a moment.' };

/** Products 1 and 2 with two SKUs each: 101, 102, 201 and 202. */
function productsWithTwoSkus() {
  return fixtureProducts().map((product) => {
    if (product.id > 2) return product;
    const [first] = product.skus;
    if (!first) throw new Error(`The fixtures have no SKU of product ${product.id}.`);
    const stock = { inStock: 100, oversellable: 0, static: 0, incoming: null };
    const sku = (nth: number) => ({
      ...first,
      id: 100 * product.id + nth,
      articleNumber: `${product.id}-${nth}`,
      stock,
    });
    return { ...product, skus: [sku(1), sku(2)] };
  });
}

async function filledCart(shop: Api, ...skuIds: number[]): Promise<string> {
  const { data } = await shop.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  for (const skuId of skuIds) expect((await add(shop, id, skuId)).code).toBeUndefined();
  return id;
}

function add(shop: Api, id: string, skuId: number): Promise<ApiResponse> {
  return shop.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    {
      id,
      item: { skuId, quantity: 1 },
    },
  );
}

function order(shop: Api, cartId: string): Promise<ApiResponse> {
  return shop.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }',
    {
      cartId,
      checkout: {
        email: `karin+${cartId}@example.se`,
        billingAddress: BILLING_ADDRESS,
        acceptedConsents: ['order'],
        paymentId: 18,
      },
    },
  );
}

async function connected(url: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function waitingForLocks(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

describe('concurrent orders', () => {
  let shop: Api;
  let client: Client;
  let observer: Client;
  beforeAll(async () => {
    if (!server) return;
    ({ api: shop } = await shopWith({ 'products.json': productsWithTwoSkus() }, { body: '', imports: {} }));
    client = await connected(shop.databaseUrl);
    observer = await connected(shop.databaseUrl);
  });
  afterAll(async () => {
    if (!server) return;
    await client.end();
    await observer.end();
    await shop.stop();
  });

  serverTest('orders of the same products in reverse order do not deadlock', async () => {
    for (let round = 0; round < 3; round += 1) {
      const carts = [await filledCart(shop, 101, 201), await filledCart(shop, 202, 102)];
      // Both orders wait for the locked products and continue at the same moment.
      await client.query('begin');
      await client.query('select from product where id in (1, 2) for update');
      const orders = carts.map((cartId) => order(shop, cartId));
      await expectEventually(() => waitingForLocks(observer), 2);
      await client.query('commit');

      expect((await Promise.all(orders)).map(({ code }) => code)).toEqual([undefined, undefined]);
    }

    expect(await metricOf(shop, 'database_retries_total')).toBe(0);
  });

  serverTest('many concurrent orders of the same products are all placed', async () => {
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? filledCart(shop, 101, 201) : filledCart(shop, 202, 102))),
    );

    const orders = await Promise.all(carts.map((cartId) => order(shop, cartId)));

    expect(orders.filter(({ code }) => code !== undefined)).toEqual([]);
    expect(await metricOf(shop, 'database_retries_total')).toBe(0);
  });

  serverTest('an order that PostgreSQL aborts in a deadlock is retried and placed once', async () => {
    const cartId = await filledCart(shop, 201);
    const stock = async () => (await observer.query('select in_stock from sku where id = 201')).rows;
    const [before] = z.array(z.object({ in_stock: z.number() })).parse(await stock());
    // The order locks the SKU and waits for the product; this transaction locks the product and waits for the SKU.
    await client.query("set deadlock_timeout = '20s'");
    await client.query('begin');
    await client.query('select from product where id = 2 for update');
    const placed = order(shop, cartId);
    await expectEventually(() => waitingForLocks(observer), 1);

    await client.query('select from sku where id = 201 for update');
    await client.query('commit');

    expect((await placed).code).toBeUndefined();
    expect(await metricOf(shop, 'database_retries_total')).toBe(1);
    expect(await stock()).toEqual([{ in_stock: (before?.in_stock ?? 0) - 1 }]);
  });

  serverTest('an order does not wait for an import, which does not overwrite its stock', async () => {
    const cartId = await filledCart(shop, 201);
    expect((await admin(shop, 'export', '--out', 'catalog.json')).code).toBe(0);
    const file = join(shop.dataDir, 'catalog.json');
    const catalog = catalogFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const products = catalog.products.map((product) => ({
      ...product,
      soldCount: 1_000,
      skus: product.skus.map((sku) => ({ ...sku, weight: 7, stock: { ...sku.stock, inStock: 500 } })),
    }));
    writeFileSync(file, JSON.stringify({ ...catalog, products }));
    // An import writes menus after products, so it waits here with the products locked.
    await client.query('begin');
    await client.query('lock table menu in exclusive mode');
    const imported = admin(shop, 'import', '--in', 'catalog.json');
    await expectEventually(() => waitingForLocks(observer), 1);

    const placed = await order(shop, cartId);
    const stillWaiting = await waitingForLocks(observer);
    await client.query('commit');

    expect(placed.code).toBeUndefined();
    expect(stillWaiting).toBe(1);
    expect(await imported).toMatchObject({ code: 0, err: expect.not.stringContaining('Error') });
    const { rows } = await observer.query(`
      select s.id, s.in_stock, s.weight, p.sold_count from sku s join product p on p.id = s.product_id
      where p.id = 2 order by s.id`);
    expect(rows).toEqual([
      { id: 201, in_stock: 499, weight: 7, sold_count: 1_001 },
      { id: 202, in_stock: 500, weight: 7, sold_count: 1_001 },
    ]);
  });
});

describe('a database that does not respond', () => {
  const LIMITS = {
    TIME_FACTOR: '1',
    DATABASE_STATEMENT_TIMEOUT_MS: '1000',
    ...withTimes({ databaseHeartbeatMs: 500 }),
    DATABASE_POOL_SIZE: '4',
  };
  const endings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  serverTest('a statement that exceeds the lock or statement timeout is aborted with the refusal BUSY', async () => {
    const shop = await startApi(LIMITS);
    endings.push(() => shop.stop());
    const client = await connected(shop.databaseUrl);
    endings.push(() => client.end());
    const cartId = await filledCart(shop, 301);

    await client.query('begin');
    await client.query('select from cart for update');
    expect(await add(shop, cartId, 201)).toMatchObject(BUSY);
    await client.query('commit');

    await client.query(
      'create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return new; end $$',
    );
    await client.query('create trigger pause before insert on cart_line for each row execute function pause()');
    expect(await add(shop, cartId, 201)).toMatchObject(BUSY);
    await client.query('drop trigger pause on cart_line');
    expect((await add(shop, cartId, 201)).code).toBeUndefined();
  });

  serverTest('unresponsive connections are replaced, and changes are received again', async () => {
    const database = await freshDatabase(server ?? '');
    endings.push(() => database.drop());
    const proxy = await startTcpProxy(database.url);
    endings.push(() => proxy.stop());
    const shop = await startApi({ ...LIMITS, DATABASE_URL: proxy.through(database.url) });
    endings.push(() => shop.stop());
    const client = await connected(database.url);
    endings.push(() => client.end());
    const cartId = await filledCart(shop, 301);
    const price = async () => {
      const { data } = await shop.runOperation('{ product(productId: 4) { unitPrice { sellingPriceIncVat } } }');
      return data['product'];
    };
    await price();
    const pool = () =>
      Promise.all(['open', 'idle'].map(async (state) => metricOf(shop, `database_connections_${state}`)));

    // All connections are in use when the network fails, and more requests wait for one.
    await Promise.all(Array.from({ length: 8 }, () => add(shop, cartId, 201)));
    proxy.swallow();
    const lost = await Promise.all(Array.from({ length: 8 }, () => add(shop, cartId, 201)));
    expect(lost.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'BUSY'));
    proxy.pass();

    await expectEventually(async () => (await add(shop, cartId, 201)).code, undefined);
    expect((await shop.get('/-/ready')).status).toBe(200);
    await expectEventually(async () => {
      const [open, idle] = await pool();
      return open === idle && Number(open) > 0;
    }, true);
    expect(await metricOf(shop, 'database_requests_waiting')).toBe(0);
    expect(await metricOf(shop, 'database_connections_lost')).toBeGreaterThanOrEqual(4);

    await client.query('update product_price set selling_minor = 300 where product_id = 4');
    await expectEventually(
      async () => {
        await client.query(`select pg_notify('commerce_changes', '{"productIds": [4]}')`);
        return price();
      },
      { unitPrice: { sellingPriceIncVat: 3 } },
    );
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LINE } from '../api/cart.ts';
import { fillStock } from '../api/fillStock.ts';
import { startApi } from '../api/startApi.ts';
import { catalogOnServer, fillCatalog } from '../growth/catalogs.ts';
import { spreadsOf, type Figures } from '../measure/pairs.ts';
import { percentile } from '../median.ts';
import { cartsOf, skusOfProducts } from '../orders/cartsOf.ts';
import { placeAtRate } from '../orders/placeAtRate.ts';
import { LOG_SETTINGS, stockLocks } from '../orders/stockLocks.ts';
import { postgresServer } from '../../site/privatePostgres.ts';
import { processorTime } from '../../site/ready/processorTime.ts';
import type { Column, Table } from '../table.ts';
import type { Bench } from './part.ts';

const PRODUCTS = 1_000;
const WARM_UP_ORDERS = 40;
/** Length of a round. */
const SECONDS = 4;

interface OrderCase {
  name: string;
  /** Orders per second. */
  rate: number;
  /** The SKU of each order. */
  skuIds: (apiOrigin: string, count: number) => Promise<number[]>;
}

const sameSku = async (_apiOrigin: string, count: number) => Array.from({ length: count }, () => LINE.skuId);

const CASES: readonly OrderCase[] = [
  { name: 'one product, 10 orders/s', rate: 10, skuIds: sameSku },
  { name: 'one product, 50 orders/s', rate: 50, skuIds: sameSku },
  { name: 'different products, 100 orders/s', rate: 100, skuIds: skusOfProducts },
];

const COLUMNS: (Column & { figure: string })[] = [
  { figure: 'rate', heading: 'orders/s', digits: 1 },
  { figure: 'p50Ms', heading: 'p50', unit: 'ms', digits: 1 },
  { figure: 'p95Ms', heading: 'p95', unit: 'ms', digits: 1 },
  { figure: 'cpuMs', heading: 'API, processor time', unit: 'ms', digits: 1 },
  { figure: 'databaseMs', heading: 'database, processor time', unit: 'ms', digits: 1 },
  { figure: 'heldP50Ms', heading: 'stock held, p50', unit: 'ms', digits: 1 },
  { figure: 'heldP95Ms', heading: 'stock held, p95', unit: 'ms', digits: 1, budget: { max: 15 } },
];

/** `orders`: orders at a rate that does not wait for responses, on PostgreSQL, and how long each holds its stock. */
export async function* orders({ options, watch }: Bench): AsyncGenerator<Table> {
  const cases = CASES.filter(({ name }) => name.includes(options.only ?? ''));
  if (cases.length === 0) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-orders-'));
  const server = await postgresServer(LOG_SETTINGS);
  const databasePids = server.pid === undefined ? [] : [server.pid];
  watch.addOwn(databasePids);
  try {
    const catalog = catalogOnServer(PRODUCTS, folder, server.url);
    await fillCatalog(catalog);
    const api = await startApi(catalog.dataDir, catalog.env);
    try {
      await fillStock(catalog.dataDir);
      const measured = new Map<OrderCase, Figures[]>(cases.map((one) => [one, []]));
      await placeAtRate(api.origin, await cartsOf(api.origin, await sameSku('', WARM_UP_ORDERS)), WARM_UP_ORDERS);
      for (let round = 0; round < options.rounds; round += 1) {
        for (const one of cases) {
          const cartIds = await cartsOf(api.origin, await one.skuIds(api.origin, one.rate * SECONDS));
          const logged = (await server.log()).length;
          const before = { api: processorTime(api.pid), database: processorTime(server.pid) };
          const { rate, times } = await placeAtRate(api.origin, cartIds, one.rate);
          const perOrder = (after: number | undefined, start: number | undefined) =>
            after === undefined || start === undefined ? null : (after - start) / times.length;
          const held = stockLocks((await server.log()).slice(logged));
          measured.get(one)?.push({
            rate,
            p50Ms: percentile(times, 50),
            p95Ms: percentile(times, 95),
            cpuMs: perOrder(processorTime(api.pid), before.api),
            databaseMs: perOrder(processorTime(server.pid), before.database),
            heldP50Ms: held.length === 0 ? null : percentile(held, 50),
            heldP95Ms: held.length === 0 ? null : percentile(held, 95),
          });
        }
        await watch.look();
      }
      yield tableOf(measured);
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function tableOf(measured: ReadonlyMap<OrderCase, readonly Figures[]>): Table {
  return {
    title: 'Orders on PostgreSQL',
    note: `Orders by invoice of one item, ${SECONDS} s in each round. The log of each statement makes the database slower.`,
    columns: COLUMNS.map(({ figure: _read, ...column }) => column),
    rows: [...measured].map(([{ name }, figures]) => {
      const spreads = spreadsOf(figures);
      return { name, figures: COLUMNS.map(({ figure }) => spreads[figure] ?? null) };
    }),
  };
}

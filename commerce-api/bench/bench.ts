/**
 * `npm run bench -w commerce-api`: response times with 10,000 and with 100,000 products, compared with the budgets.
 * Uses its own databases on the server of DATABASE_URL and does not drop them; the npm script starts a server if it is unset.
 * With `--products 2000` it measures this number only. `-- fill --products 100000` only fills the empty database of DATABASE_URL.
 */
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { benchCases } from './benchCases.ts';
import { fill } from './fill.ts';
import { load, measure, type Latency } from './measure.ts';
import { printReport, type Measured } from './report.ts';
import { startServer } from './startServer.ts';
import { writeCases } from './writeCases.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { products: { type: 'string' } } });
const given = process.env['DATABASE_URL'];
if (!given) throw new Error('DATABASE_URL is not set. Set it to the URL of a PostgreSQL server.');

const sizes = values.products === undefined ? [10_000, 100_000] : [Number(values.products)];
if (!sizes.every((products) => Number.isInteger(products) && products > 0))
  throw new Error('Invalid --products. Expected the number of products to create.');

if (positionals[0] === 'fill') {
  await fill(given, sizes.at(-1) ?? 0);
} else {
  const measured: Measured[] = [];
  for (const products of sizes) measured.push(await measureWith(products, given));
  printReport(measured);
}

async function measureWith(products: number, serverUrl: string): Promise<Measured> {
  const url = await databaseOf(products, serverUrl);
  await fill(url, products);
  console.log(`${products} products …`);
  const api = await startServer(url);
  try {
    const latencies = new Map<string, Latency>();
    for (const one of benchCases(products)) latencies.set(one.name, await measure(api.url, one));
    for (const one of await writeCases(api.url)) latencies.set(one.name, await measure(api.url, one));
    const perSecond = await load(api.url, benchCases(products));
    return { products, startMs: api.startMs, latencies, perSecond, memoryMb: api.memoryMb() };
  } finally {
    await api.stop();
  }
}

async function databaseOf(products: number, serverUrl: string): Promise<string> {
  const name = `commerce_bench_${products}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Measures the read paths over loopback against a running API: `npm run bench -w commerce-api`.
 * API_URL (default http://127.0.0.1:4000), API_PID to report CPU per request (read from /proc).
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import * as z from 'zod';
import { allFieldsOf } from './documents.ts';

const url = `${process.env['API_URL'] ?? 'http://127.0.0.1:4000'}/graphql`;
const headers = { 'content-type': 'application/json', 'x-apikey': process.env['API_KEY'] ?? 'storefront-demo-key' };
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);

const card = `{ productId name alias canonicalUrl productImages { fileName } images brand { name alias canonicalUrl }
  categories { name alias canonicalUrl } unitPrice ${allFieldsOf('PriceType', 1)} discountCampaigns { name hideTitle }
  skus { skuId name stock { totalStock inStock oversellable static } } totalStock { totalStock inStock oversellable static } }`;
const cart = `{ id promoCode isCompleted items { id skuId quantity unitPrice ${allFieldsOf('PriceType', 1)}
  totalPrice ${allFieldsOf('PriceType', 1)} product ${card} campaign { appliedCampaigns { name } prices { quantity } } }
  summary ${allFieldsOf('CartSummaryType', 2)} }`;

async function ask(query: string, variables: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return answer.json();
}

const alias = z
  .object({ data: z.object({ products: z.object({ products: z.array(z.object({ alias: z.string() })).min(1) }) }) })
  .parse(await ask('{ products(take: 1, filter: { sort: MOST_SOLD }) { products { alias } } }')).data.products
  .products[0]?.alias;
const cartId = z
  .object({ data: z.object({ getCart: z.object({ id: z.string() }) }) })
  .parse(await ask('{ getCart { id } }')).data.getCart.id;
await ask(`mutation ($id: String!) { addToCart(id: $id, item: { skuId: 20001, quantity: 1 }) { id } }`, { id: cartId });
await ask(`mutation ($id: String!) { addToCart(id: $id, item: { skuId: 20004, quantity: 2 }) { id } }`, { id: cartId });

const cases: [name: string, query: string, variables: object][] = [
  [
    'product page (all fields, related, reviews)',
    `query ($alias: String!) { product(alias: $alias) ${allFieldsOf('ProductType', 3)} relatedProducts(alias: $alias) ${card.replace('categories { name alias canonicalUrl }', '').replace('productId', '').replace('totalStock { totalStock inStock oversellable static } }', '}')}
      reviews(alias: $alias, take: 5) { count averageRating reviews { rating comment author reviewDate } } }`,
    { alias },
  ],
  [
    'list of 20',
    `query ($take: Int) { products(take: $take, filter: { sort: LATEST }) { count products ${card} } }`,
    { take: 20 },
  ],
  [
    'facets',
    '{ products(take: 0, skip: 0) { count filters { price { lowest highest } facets { filterId type label values { _id facetId label count order } } } } }',
    {},
  ],
  ['getCart with two lines', `query ($id: String) { getCart(id: $id) ${cart} }`, { id: cartId }],
];

function cpuMs(): number {
  const pid = process.env['API_PID'];
  if (!pid) return Number.NaN;
  // Fields 14 and 15 of stat: user and system time in ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

for (const [name, query, variables] of cases) {
  const answer = z.object({ errors: z.unknown().optional() }).parse(await ask(query, variables));
  if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
  const body = JSON.stringify({ query, variables });
  const options = { url, method: 'POST' as const, headers, body, connections: 4 };
  await autocannon({ ...options, duration: 2 });
  const before = cpuMs();
  const { latency, requests, non2xx } = await autocannon({ ...options, duration: SECONDS });
  const cpu = (cpuMs() - before) / requests.total;
  console.log(
    `${name.padEnd(46)} p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, ${requests.average.toFixed(0)} req/s, ` +
      `${cpu.toFixed(2)} ms CPU each, ${non2xx} not 2xx`,
  );
}

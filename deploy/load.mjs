// Sends requests to a running shop, as shoppers do, and names every one that fails. Run it while deploying:
//
//   node deploy/load.mjs [--url http://localhost:8080] [--seconds 60] [--rate 20] [--connections new]
//
// Of 20 requests 5 are documents (kept and not kept ones), 1 is a script, 8 read by GraphQL, and 6 change carts by POST. A
// cart's quantity is compared with the changes that succeeded: one that was executed twice is a failure. Ends with 1 if
// there was one. `--connections new` opens a connection for each request. The carts stay; they are deleted as other carts.
import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    connections: { type: 'string', default: 'kept' },
    key: { type: 'string', default: 'storefront-demo-key' },
  },
});
const TIMEOUT_MS = 20_000;
const PAGE_PATHS = ['/', '/c/beslag', '/c/beslag/knoppar'];
const client = values.url.startsWith('https:') ? https : http;
const agent = new client.Agent({ keepAlive: values.connections === 'kept' });

/** Of the last document. A process may get a request for a file of a newer release than its own. */
let scripts = ['/'];

/** @returns status, text and request id; throws if there is no response */
function send(path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = client.request(new URL(path, values.url), { method, headers, agent, timeout: TIMEOUT_MS });
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, text, id: response.headers['x-request-id'] }));
    });
    request.on('timeout', () => request.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    request.on('error', reject);
    request.end(body);
  });
}

async function document(path, headers) {
  const { status, text, id } = await send(path, { headers: { accept: 'text/html', ...headers } });
  if (status !== 200 || !text.endsWith('</html>')) throw new Error(`status ${status}, ${text.length} bytes, id ${id}`);
  scripts = text.match(/(?<=")\/(assets|remotes)\/[^"]+\.js(?=")/g) ?? ['/'];
}

async function file(path) {
  const { status, id } = await send(path);
  if (status !== 200) throw new Error(`status ${status}, id ${id}`);
}

async function graphql(query, variables) {
  const headers = { 'content-type': 'application/json', 'x-apikey': values.key };
  const { status, text, id } = await send('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  if (status !== 200) throw new Error(`status ${status}, id ${id}: ${text.slice(0, 200)}`);
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`id ${id}: ${JSON.stringify(errors).slice(0, 200)}`);
  return data;
}

const PRODUCTS = '{ products(take: 20, skip: 0) { products { name canonicalUrl skus { skuId } } } }';
const CHANGE = `mutation ($id: String!, $item: CartItemInputType!) {
  cart: addToCart(id: $id, item: $item) { items { skuId quantity } }
}`;
const RESET = CHANGE.replace('addToCart', 'updateCartItem');
const MAX_QUANTITY = 5;

/** A cart that is changed by one request at a time, with the quantity that it must have. */
async function aCart(skuId) {
  const { getCart } = await graphql('{ getCart { id } }');
  let quantity = 0;
  /** Whether the last change failed, with an outcome that is unknown. */
  let isLastUnknown = false;
  let last = Promise.resolve();
  async function change() {
    const isFull = quantity === MAX_QUANTITY;
    const query = isFull ? RESET : CHANGE;
    const item = { skuId, quantity: isFull ? 0 : 1 };
    const before = quantity;
    const isUnsure = isLastUnknown;
    isLastUnknown = true;
    const { cart } = await graphql(query, { id: getCart.id, item });
    isLastUnknown = false;
    quantity = cart.items.find((line) => line.skuId === skuId)?.quantity ?? 0;
    const expected = isFull ? 0 : before + 1;
    // A change that failed before this one may have been executed once.
    const isRight = quantity === expected || (isUnsure && !isFull && quantity === expected + 1);
    if (!isRight) throw new Error(`the cart has ${quantity} instead of ${expected}: executed twice, or lost`);
  }
  return () => {
    const changed = last.then(change);
    last = changed.catch(() => undefined);
    return changed;
  };
}

const { products } = (await graphql(PRODUCTS)).products;
const [product] = products;
const carts = await Promise.all(Array.from({ length: 6 }, () => aCart(product.skus[0].skuId)));
await document('/');
let sent = 0;
const nextOf = (list) => list[sent % list.length];
const KINDS = [
  ['document', () => document(nextOf(PAGE_PATHS))],
  // A page of a visitor with a cart is not kept.
  ['rendered document', () => document(nextOf([...PAGE_PATHS, product.canonicalUrl]), { cookie: 'ralph-form=1' })],
  ['script', () => file(nextOf(scripts))],
  ['query', () => graphql(PRODUCTS)],
  ['cart', () => nextOf(carts)()],
];
const MIX = [0, 3, 4, 1, 3, 3, 4, 1, 3, 4, 2, 3, 0, 4, 3, 3, 4, 1, 3, 4];

const counts = new Map(KINDS.map(([kind]) => [kind, { sent: 0, failed: 0, slowestMs: 0 }]));
async function one() {
  const [kind, run] = KINDS[MIX[sent % MIX.length]];
  sent += 1;
  const count = counts.get(kind);
  count.sent += 1;
  const startedAt = Date.now();
  try {
    await run();
  } catch (error) {
    count.failed += 1;
    console.log(
      `${new Date(startedAt).toISOString()} ${String(kind)} after ${Date.now() - startedAt} ms: ${error.message}`,
    );
  }
  count.slowestMs = Math.max(count.slowestMs, Date.now() - startedAt);
}

const runs = [];
const startedAt = Date.now();
while (sent < Number(values.seconds) * Number(values.rate)) {
  runs.push(one());
  await wait(Math.max(0, startedAt + (1000 * sent) / Number(values.rate) - Date.now()));
}
await Promise.all(runs);
agent.destroy();
console.table(Object.fromEntries(counts));
const failed = [...counts.values()].reduce((sum, count) => sum + count.failed, 0);
console.log(`${sent} requests, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

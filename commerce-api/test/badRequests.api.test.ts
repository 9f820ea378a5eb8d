import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { buildSchema } from 'graphql';
import * as z from 'zod';
import { TEST_TIMEOUT_MS } from '../../shared/testing/testLimits.js';
import { API_KEY, startApi, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { badBodies } from './bad-requests/badBodies.ts';
import { badDocuments } from './bad-requests/badDocuments.ts';
import { badHeads } from './bad-requests/badHeads.ts';
import { badOperations } from './bad-requests/badOperations.ts';
import type { BadRequest, Known } from './bad-requests/badRequest.ts';
import { findProblems } from './bad-requests/findProblems.ts';
import { send } from './bad-requests/send.ts';

/** `BAD_REQUESTS=10000` sends more requests; `BAD_REQUESTS_SEED=…` reproduces a failure. */
const REQUESTS = Number(process.env['BAD_REQUESTS'] ?? 2_000);
const SEED = Number(process.env['BAD_REQUESTS_SEED'] ?? Date.now() % 1_000_000);
const TIMEOUT_MS = TEST_TIMEOUT_MS + REQUESTS * 200;
const BATCH_SIZE = 4;
const MAX_REPORTED = 10;
/** Placeholder for an open cart: an ordered one would reject most further requests. */
const CART = '0c5e4b1a-5d3e-4f0b-9a55-7f5b3a9d2c11';
const REQUESTS_PER_CART = 20;
const BATCH = 100;

const schema = buildSchema(readFileSync(join(process.cwd(), 'shared/runtime/src/contract/schema.graphql'), 'utf8'));

let api: Api;
let known: Known;
/** With the limits of time that servers have in production. */
let impatientApi: Api;
/** Started first, because it takes ten seconds. */
let slowResponse: Promise<string>;
beforeAll(async () => {
  [api, impatientApi] = await Promise.all([startApi(), startApi({ TIME_FACTOR: '1' })]);
  const { token = '' } = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  known = { apiKey: API_KEY, cartId: CART, token };
  slowResponse = sendSlowly();
});
afterAll(() => Promise.all([api.stop(), impatientApi.stop()]));

/** Generates requests in batches: generating all at once would block the connections until they are closed. */
function* badRequests(): Generator<[index: number, request: BadRequest]> {
  const any = fc.oneof(
    { weight: 6, arbitrary: badOperations(schema, known) },
    { weight: 2, arbitrary: badBodies(known) },
    { weight: 2, arbitrary: badHeads(known) },
    { weight: 1, arbitrary: badDocuments(known) },
  );
  for (let made = 0; made < REQUESTS; made += BATCH) {
    const numRuns = Math.min(BATCH, REQUESTS - made);
    for (const [index, request] of fc.sample(any, { numRuns, seed: SEED + made }).entries())
      yield [made + index, request];
  }
}

test(
  `of ${REQUESTS} bad requests (BAD_REQUESTS_SEED=${SEED}) none breaks the API or reveals internals`,
  async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: BATCH_SIZE });
    const problems: string[] = [];
    const rest = badRequests();
    let sent = 0;
    async function work(): Promise<void> {
      let cartId = await filledCart();
      for (const [index, request] of rest) {
        // Stop early if the server hangs.
        if (problems.length >= MAX_REPORTED) return;
        if (index % REQUESTS_PER_CART === 0) cartId = await filledCart();
        const response = await send(api.url, agent, withCart(request, cartId));
        sent += 1;
        for (const problem of findProblems(request, response)) {
          problems.push(
            `${problem}: #${index} ${request.title}, ${short(JSON.stringify(request))} → ${short(response.body)}`,
          );
        }
      }
    }
    await Promise.all(Array.from({ length: BATCH_SIZE }, work));
    agent.destroy();

    expect({ problems, serverErrors: serverErrors() }).toEqual({ problems: [], serverErrors: [] });
    expect(sent).toBe(REQUESTS);
    const { data } = await api.runOperation('{ channels { id } product(alias: "linje-massing") { productId } }');
    expect(data).toMatchObject({
      channels: [{ id: '1|se' }, { id: '3|com' }],
      product: { productId: expect.any(Number) },
    });
  },
  TIMEOUT_MS,
);

function withCart(request: BadRequest, cartId: string): BadRequest {
  const { body } = request;
  return typeof body === 'string' ? { ...request, body: body.replaceAll(CART, cartId) } : request;
}

test('a client that does not finish its request is disconnected', async () => {
  expect(await slowResponse).toContain('408');
});

/** Starts a request without finishing it. Returns the response. */
async function sendSlowly(): Promise<string> {
  const socket = connect(Number(new URL(impatientApi.url).port), '127.0.0.1');
  socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\n');
  const [data]: unknown[] = await once(socket, 'data');
  socket.destroy();
  return String(data);
}

async function filledCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 401, quantity: 1 }) { id } }', {
    id,
  });
  return id;
}

/** The errors in the server's log. */
function serverErrors(): string[] {
  return api
    .output()
    .split('\n')
    .filter((line) => line.includes('"err"'))
    .slice(-MAX_REPORTED);
}

function short(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text;
}

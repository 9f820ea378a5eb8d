import { cartCookie } from '../bench/benchSite.ts';
import { cartWithOneLine } from '../bench/api/cart.ts';
import { operationText } from '../bench/api/documents.ts';
import { CHECKOUT } from '../bench/api/operations.ts';
import { runOperation } from '../bench/api/runOperation.ts';
import { httpGet } from '../site/httpGet.ts';
import type { RequestKind } from './mix.ts';
import type { ShopAddresses } from './shopAddresses.ts';

/** Sends one request, or the few of one step of a shopper. @throws Error if the response is not the expected one */
export type Send = (kind: RequestKind, at: number) => Promise<void>;

/** Carts whose visitors still come back. */
const MAX_CARTS = 100;
const SORTS = ['LATEST', 'PRICE', 'MOST_SOLD', 'ALPHABETICAL'];
const PLACE_ORDER = operationText('mf-cart-checkout/src/checkout-page/order/placeOrder.graphql', 'placeOrder');

/**
 * Creates the function that sends the requests of the shop's visitors. Each has its own connection, so that all workers get
 * some.
 *
 * @param origin of the shell, which forwards to the API
 */
export function createRequests(origin: string, { lists, products, others }: ShopAddresses): Send {
  const carts: string[] = [];

  async function get(path: string, status: number, headers: Record<string, string> = {}): Promise<void> {
    const response = await httpGet(origin + path, { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers });
    if (response.status !== status) throw new Error(`status ${response.status}`);
  }
  async function addToCart(): Promise<void> {
    carts.push(await cartWithOneLine(origin));
    if (carts.length > MAX_CARTS) carts.shift();
  }
  /** The oldest cart becomes an order: its visitor has come back often enough. */
  async function order(): Promise<void> {
    const cartId = carts.shift() ?? (await cartWithOneLine(origin));
    await runOperation(origin, PLACE_ORDER, { cartId, checkout: CHECKOUT });
  }
  const senders: Readonly<Record<RequestKind, (at: number) => Promise<void>>> = {
    front: () => get('/', 200),
    list: (at) => get(pick(lists, at) + pick(['', '?page=1', ...SORTS.map((sort) => `?sort=${sort}`)], at), 200),
    product: (at) => get(pick(products, at), 200),
    other: (at) => get(pick(others, at), 200),
    unknown: (at) => get(`/finns-inte-${at}`, 404),
    search: (at) => get(`/s/ord-${at}`, 200),
    cartPage: (at) => get(pick([...lists, ...products], at), 200, { cookie: cartCookie(pick(carts, at)) }),
    addToCart,
    order,
  };
  return async (kind, at) => senders[kind](at);
}

function pick(values: readonly string[], at: number): string {
  return values[at % values.length] ?? '';
}

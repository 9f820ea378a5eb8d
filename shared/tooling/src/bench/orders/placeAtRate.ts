import { setTimeout as wait } from 'node:timers/promises';
import { CHECKOUT } from '../api/operations.ts';
import { operationText } from '../api/documents.ts';
import { runOperation } from '../api/runOperation.ts';

const PLACE_ORDER = operationText('mf-cart-checkout/src/checkout-page/order/placeOrder.graphql', 'placeOrder');

export interface PlacedOrders {
  /** Orders per second, until the last one was placed. */
  rate: number;
  /** Until the response is complete, in ms. */
  times: number[];
}

/**
 * Places the orders of some carts, each at its time, also if earlier ones are not placed yet.
 *
 * @param rate orders per second
 */
export async function placeAtRate(apiOrigin: string, cartIds: readonly string[], rate: number): Promise<PlacedOrders> {
  const startedAt = performance.now();
  const orders = cartIds.map(async (cartId, at) => {
    await wait((at * 1000) / rate);
    return (await runOperation(apiOrigin, PLACE_ORDER, { cartId, checkout: CHECKOUT })).milliseconds;
  });
  const times = await Promise.all(orders);
  return { rate: (times.length * 1000) / (performance.now() - startedAt), times };
}

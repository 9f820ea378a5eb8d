import * as z from 'zod';
import { runOperation } from '../bench/api/runOperation.ts';
import { cartWithOneLine } from '../bench/api/cart.ts';
import { operationText } from '../bench/api/documents.ts';
import { CHECKOUT } from '../bench/api/operations.ts';
import type { Preparation } from './texts.ts';

const orderSchema = z.object({ orderId: z.string() });
const DEMO = { email: 'demo@hemvist.example', password: 'hemvist-demo' };

/** Places an order for the confirmation page. @param origin with `/graphql` */
export async function prepare(origin: string): Promise<Preparation> {
  const cartId = await cartWithOneLine(origin);
  const text = operationText('mf-cart-checkout/src/checkout-page/order/placeOrder.graphql', 'placeOrder');
  const { field } = await runOperation(origin, text, { cartId, checkout: CHECKOUT });
  const query = new URLSearchParams({ oid: orderSchema.parse(field).orderId, cartid: cartId, email: CHECKOUT.email });
  return { confirmationQuery: `?${query}`, ...DEMO };
}

import * as z from 'zod';
import { runOperation } from '../bench/api/runOperation.ts';
import { cartWithOneLine } from '../bench/api/cart.ts';
import { CHECKOUT } from '../bench/api/operations.ts';
import type { Preparation } from './texts.ts';

const PLACE_ORDER = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId }
}`;
const orderSchema = z.object({ orderId: z.string(), publicId: z.string() });
const DEMO = { email: 'demo@hemvist.example', password: 'hemvist-demo' };

/** Places an order for the confirmation page and the page of the order. @param origin with `/graphql` */
export async function prepare(origin: string): Promise<Preparation> {
  const cartId = await cartWithOneLine(origin);
  const { field } = await runOperation(origin, PLACE_ORDER, { cartId, checkout: CHECKOUT });
  const { orderId, publicId } = orderSchema.parse(field);
  const query = new URLSearchParams({ oid: orderId, cartid: cartId, email: CHECKOUT.email });
  return { confirmationQuery: `?${query}`, orderPublicId: publicId, ...DEMO };
}

import * as z from 'zod';
import type { Api } from './api.ts';
import { BILLING_ADDRESS } from './placeOrder.ts';

const CARD = 30;

type Client = Pick<Api, 'runOperation' | 'get'>;

/** A cart with an item, and the path of the page on which it is paid. */
export async function openCardPayment(api: Client, skuId: number): Promise<{ cartId: string; path: string }> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id: cartId } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id: cartId, item: { skuId, quantity: 1 } },
  );
  const checkout = {
    paymentId: CARD,
    email: 'karin@example.se',
    billingAddress: BILLING_ADDRESS,
    acceptedConsents: ['order'],
  };
  const placed = await api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { redirectUrl } }',
    { cartId, checkout },
  );
  if (placed.code) throw new Error(`${placed.code}: ${placed.message}`);
  const { redirectUrl } = z.object({ placeOrder: z.object({ redirectUrl: z.url() }) }).parse(placed.data).placeOrder;
  return { cartId, path: new URL(redirectUrl).pathname };
}

/** Submits the provider's page. @returns the address at which the shopper returns to the shop */
export async function submitPayment(api: Client, path: string, fields: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams(fields);
  const response = await api.get(path, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`${path} responded with ${response.status}. Expected a redirect.`);
  return new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
}

const confirmed = z.object({
  checkout: z
    .object({
      payment: z.object({ state: z.enum(['WAITING', 'ORDERED', 'FAILED']) }).nullable(),
      order: z.object({ orderId: z.string(), publicId: z.string() }).nullable(),
    })
    .nullable(),
});

/** The confirmation page of a shopper who returns at `url`. */
export async function confirmPayment(api: Client, url: URL) {
  const { data, message } = await api.runOperation(
    `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
      payment { state } order { orderId publicId }
    } }`,
    { id: url.searchParams.get('oid'), cartId: url.searchParams.get('cartid') },
  );
  if (message !== undefined) throw new Error(message);
  return confirmed.parse(data).checkout;
}

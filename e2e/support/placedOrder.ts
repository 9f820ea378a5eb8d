import { expect } from '@playwright/test';
import { createCart, type CartItem } from './cart.ts';
import { graphql } from './graphql.ts';
import { confirmationOf } from './mails.ts';
import { PERSONAL_ID } from './personalId.ts';

/** The buyer of the orders of guests. */
export const GUEST_EMAIL = 'karin@hemvist.example';
const CONTEXT = {
  sv: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  en: { channelId: '2|com', languageId: 'en-US', marketId: 'se' },
};

export interface PlacedOrder {
  orderId: string;
  /** Address of the page of the order, from its confirmation mail. */
  link: string;
  /** Path of its confirmation page, without a locale prefix. */
  confirmation: string;
}

interface Buyer {
  email: string;
  /** Of a customer. */
  headers?: Record<string, string>;
}

/**
 * Orders by invoice with the API.
 *
 * @returns the order number, and the id of the cart
 */
export async function placeOrder(
  items: readonly CartItem[],
  language: 'sv' | 'en',
  { email, headers = {} }: Buyer,
): Promise<{ orderId: string; cartId: string }> {
  const cartId = await createCart(items);
  const { placeOrder: order } = await graphql<{ placeOrder: { orderId: string } }>(
    `
      mutation (
        $id: String!
        $checkout: CheckoutInputType!
        $channelId: String
        $languageId: String
        $marketId: String
      ) {
        placeOrder(
          cartId: $id
          checkout: $checkout
          channelId: $channelId
          languageId: $languageId
          marketId: $marketId
        ) {
          orderId
        }
      }
    `,
    {
      ...CONTEXT[language],
      id: cartId,
      checkout: {
        email,
        identityNumber: PERSONAL_ID,
        acceptedConsents: ['order'],
        paymentId: 18,
        billingAddress: {
          firstName: 'Karin',
          lastName: 'Öberg',
          phone: '070-123 45 67',
          addressLine1: 'Storgatan 1',
          zip: '111 22',
          city: 'Stockholm',
          country: 'SE',
        },
      },
    },
    headers,
  );
  return { orderId: order.orderId, cartId };
}

/** Orders by invoice with the API, by default as a guest, and reads the link of the mail. */
export async function placeGuestOrder(
  items: readonly CartItem[],
  language: 'sv' | 'en',
  buyer: Buyer = { email: GUEST_EMAIL },
): Promise<PlacedOrder> {
  const { orderId, cartId } = await placeOrder(items, language, buyer);
  await expect.poll(async () => (await confirmationOf(orderId))?.text).toBeDefined();
  const mail = await confirmationOf(orderId);
  const [link = ''] = /https?:\S+\/order\/[\da-f-]{36}/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(link);
  const query = new URLSearchParams({ oid: orderId, cartid: cartId, email: buyer.email });
  return { orderId, link, confirmation: `/checkout/confirm?${query}` };
}

import * as z from 'zod';
import type { Api } from './api.ts';

export const BILLING_ADDRESS = {
  firstName: 'Karin',
  lastName: 'Berg',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  phone: '+46701234567',
};
/** Test number of the tax agency, which an invoice needs. */
export const PERSONAL_ID = '19811228-9874';

const SITES = {
  sv: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  en: { channelId: '3|com', languageId: 'en-US', marketId: 'de' },
  norwayInEnglish: { channelId: '3|com', languageId: 'en-US', marketId: 'no' },
  finland: { channelId: '1|se', languageId: 'sv-SE', marketId: 'fi' },
  finlandInEnglish: { channelId: '1|se', languageId: 'en-US', marketId: 'fi' },
};

const GERMANY = { country: 'DE', zip: '10115', city: 'Berlin' };
const NORWAY = { country: 'NO', zip: '0150', city: 'Oslo' };
const FINLAND = { country: 'FI', zip: '00100', city: 'Helsingfors' };
const TOWNS = { sv: {}, en: GERMANY, norwayInEnglish: NORWAY, finland: FINLAND, finlandInEnglish: FINLAND };

interface Purchase {
  site?: keyof typeof SITES;
  items: [skuId: number, quantity: number][];
  promoCode?: string;
  checkout?: object;
  /** Of a customer; without them the order is that of a guest. */
  headers?: Record<string, string>;
}

const cart = z.object({ getCart: z.object({ id: z.string() }) });
const placed = z.object({ placeOrder: z.object({ orderId: z.string(), publicId: z.string() }) });

/** Fills a new cart and orders it. @returns undefined when the order was not placed */
export async function placeOrder(
  api: Api,
  { site = 'sv', items, promoCode, checkout = {}, headers = {} }: Purchase,
): Promise<{ orderId: string; publicId: string } | undefined> {
  const ids = SITES[site];
  const { getCart } = cart.parse((await api.runOperation('{ getCart { id } }')).data);
  for (const [skuId, quantity] of items) {
    await api.runOperation(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      {
        id: getCart.id,
        item: { skuId, quantity },
      },
    );
  }
  if (promoCode) {
    await api.runOperation(
      'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { id } }',
      {
        id: getCart.id,
        code: promoCode,
      },
    );
  }
  const { data } = await api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType!, $channelId: String, $languageId: String, $marketId: String) {
      placeOrder(cartId: $cartId, checkout: $checkout, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        orderId publicId
      }
    }`,
    {
      cartId: getCart.id,
      checkout: {
        email: 'Karin@example.se',
        identityNumber: PERSONAL_ID,
        billingAddress: { ...BILLING_ADDRESS, ...TOWNS[site] },
        acceptedConsents: ['order'],
        // The only way to pay without a sandbox. A person has to choose it (OP-66).
        paymentId: 18,
        ...checkout,
      },
      ...ids,
    },
    headers,
  );
  return placed.safeParse(data).data?.placeOrder;
}

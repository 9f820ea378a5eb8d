import * as z from 'zod';
import { API_KEY, type ApiResponse, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { BILLING_ADDRESS, PERSONAL_ID } from './placeOrder.ts';

/** Header of the storefront's browser client. */
export const BROWSER = { 'x-checkout-key': 'cookie' };
export const ACCOUNT = {
  personalId: '811228-9874',
  customerType: 'PERSON',
  address: {
    firstName: 'Astrid',
    lastName: 'Lind',
    addressLine1: 'Björkvägen 12',
    zip: '123 45',
    city: 'Åstad',
    country: 'SE',
    entryCode: '1234',
    mobile: '070-123 45 67',
  },
};
const CHECKOUT_FIELDS = `email identityNumber
  billingAddress { firstName lastName addressLine1 zip city country entryCode mobile phone } shippingAddress { addressLine1 }`;
export const NOTHING_TYPED = {
  email: '',
  identityNumber: '',
  billingAddress: {
    firstName: '',
    lastName: '',
    addressLine1: '',
    zip: '',
    city: '',
    country: '',
    entryCode: '',
    mobile: '',
    phone: '',
  },
  shippingAddress: null,
};
export const TYPED = {
  email: 'gast@example.se',
  identityNumber: PERSONAL_ID,
  billingAddress: BILLING_ADDRESS,
  acceptedConsents: ['order'],
  paymentId: 18,
};

export const PLACE = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId }
}`;
export const placed = z.object({ placeOrder: z.object({ orderId: z.string(), publicId: z.string() }) });
export const CONFIRMATION = `query ($id: String!, $cartId: String) {
  checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
    completed nthPurchase order { orderId email billingAddress { addressLine1 } } cart { id }
  }
}`;

type Headers = Record<string, string>;
export type Browser = ReturnType<CheckoutKit['browser']>;
type CheckoutKit = ReturnType<typeof checkoutKit>;

/** Actions of shoppers at the checkout, with and without the checkout key of a browser. @param api the server under test */
export function checkoutKit(api: () => Api) {
  async function cartWithItem(): Promise<string> {
    const { data } = await api().runOperation('{ getCart { id } }');
    const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
    await api().runOperation(
      'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1, message: "Till mormor" }) { id } }',
      {
        id,
      },
    );
    return id;
  }

  async function checkout(cartId: string, input: object = {}, headers: Headers = {}): Promise<unknown> {
    const { data, code } = await api().runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { ${CHECKOUT_FIELDS} }
      }`,
      { cartId, checkout: input },
      headers,
    );
    expect(code).toBeUndefined();
    return data['createOrUpdateCheckout'];
  }

  /** A browser of the storefront: sends the opt-in header and stores the checkout cookie. */
  function browser(token: () => Headers = () => ({})) {
    let cookie = '';
    async function send(path: string, init: RequestInit): Promise<Response> {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(cookie && { cookie }) };
      const response = await api().get(path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        if (pair.startsWith('checkout-key=')) cookie = pair === 'checkout-key=' ? '' : pair;
      }
      return response;
    }
    return {
      cookie: () => cookie,
      key: () => cookie.slice('checkout-key='.length),
      runOperation: async (query: string, variables: object): Promise<Record<string, unknown>> => {
        const response = await send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, ...BROWSER, ...token() },
          body: JSON.stringify({ query, variables }),
        });
        return z.object({ data: z.record(z.string(), z.unknown()) }).parse(await response.json()).data;
      },
      logout: (refreshToken: string) =>
        send('/auth/logout', { headers: refreshToken ? { 'x-auth-refresh-token': refreshToken } : {} }),
    };
  }

  async function typeIn(shopper: ReturnType<typeof browser>, cartId: string, input: object = {}): Promise<unknown> {
    const data = await shopper.runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { ${CHECKOUT_FIELDS} }
      }`,
      { cartId, checkout: input },
    );
    return data['createOrUpdateCheckout'];
  }

  async function customer(email: string): Promise<{ headers: Headers; refresh: string }> {
    const { token, refresh } = await authenticate(api(), 'register', email, 'long-enough');
    const headers = { authorization: `Bearer ${token}` };
    await api().runOperation(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: ACCOUNT },
      headers,
    );
    return { headers, refresh };
  }

  function confirmation(id: string, cartId: string | null, headers: Headers = {}): Promise<ApiResponse> {
    return api().runOperation(CONFIRMATION, { id, cartId }, headers);
  }

  return { cartWithItem, checkout, browser, typeIn, customer, confirmation };
}

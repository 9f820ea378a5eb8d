import * as z from 'zod';
import type { Api, ApiResponse } from './api.ts';
import { BILLING_ADDRESS, PERSONAL_ID } from './placeOrder.ts';

export const INVOICE = 18;
export const CARD = 30;
export const KLARNA = 31;

export const BUYER = {
  email: 'karin@example.se',
  identityNumber: PERSONAL_ID,
  billingAddress: BILLING_ADDRESS,
  acceptedConsents: ['order'],
};

/** The input of a shopper in the form of a provider. */
export const CONTACT = {
  email: 'klara@example.se',
  firstName: 'Klara',
  lastName: 'Holm',
  addressLine1: 'Sjögatan 3',
  zip: '111 22',
  city: 'Stockholm',
};

/** The outcome of a purchase: an order, a refusal of an operation, or a payment that gave no order. */
export type Outcome = 'ordered' | { refused: string } | { voided: string };

const placedShape = z.object({
  placeOrder: z.object({ publicId: z.string().nullable(), redirectUrl: z.string().nullable() }),
});
const cartShape = z.object({ getCart: z.object({ id: z.string() }) });
const optionsShape = z.object({
  createOrUpdateCheckout: z.object({
    paymentOptions: z.array(z.object({ id: z.number(), paymentData: z.string().nullable() })),
  }),
});
const confirmationShape = z.object({
  checkout: z.object({
    completed: z.boolean().nullable(),
    payment: z.object({ state: z.enum(['WAITING', 'ORDERED', 'FAILED']), reason: z.string().nullable() }),
    order: z
      .object({
        orderId: z.string(),
        publicId: z.string(),
        orderValueIncVat: z.number(),
        transactionId: z.string(),
        email: z.string(),
      })
      .nullable(),
    cart: z.object({ items: z.array(z.object({ skuId: z.number() })) }).nullable(),
  }),
});
const stockShape = z.object({
  product: z.object({
    skus: z.array(z.object({ skuId: z.number(), stock: z.object({ inStock: z.number() }) })),
  }),
});

/** Purchases by invoice, by card on a provider's page, and in a provider's form. @param api the server under test */
export function paymentKit(api: () => Pick<Api, 'get' | 'runOperation'>, headers: Record<string, string> = {}) {
  function run(query: string, variables: object = {}): Promise<ApiResponse> {
    return api().runOperation(query, variables, headers);
  }

  async function cartWith(...items: [skuId: number, quantity: number][]): Promise<string> {
    const { id } = cartShape.parse((await run('{ getCart { id } }')).data).getCart;
    for (const [skuId, quantity] of items) {
      const added = await addToCart(id, skuId, quantity);
      if (added.message) throw new Error(added.message);
    }
    return id;
  }

  function addToCart(id: string, skuId: number, quantity: number): Promise<ApiResponse> {
    return run('mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
      id,
      item: { skuId, quantity },
    });
  }

  function setCode(id: string, code: string): Promise<ApiResponse> {
    return run('mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { id } }', {
      id,
      code,
    });
  }

  function place(cartId: string, checkout: object): Promise<ApiResponse> {
    return run(
      `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl }
      }`,
      { cartId, checkout: { ...BUYER, ...checkout } },
    );
  }

  /** Pays on the page of the sandbox at `path`, and returns to the shop. */
  async function pay(path: string, fields: Record<string, string> = {}): Promise<Outcome> {
    const { order, payment } = await confirm(await submit(path, { scenario: 'paid', ...fields }));
    return order ? 'ordered' : { voided: payment.reason ?? payment.state };
  }

  /** Submits a page of the sandbox. @returns the address at which the shopper returns to the shop */
  async function submit(path: string, fields: Record<string, string>): Promise<URL> {
    const body = new URLSearchParams(fields);
    const response = await api().get(path, { method: 'POST', body, redirect: 'manual' });
    if (response.status !== 303) throw new Error(`${path} responded with ${response.status}. Expected a redirect.`);
    return new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
  }

  /** The confirmation of a shopper who returns at `returned`. */
  async function confirm(returned: URL, paymentType = 'STANDARD') {
    const [id] = ['oid', 'kid', 'sid', 'wid'].flatMap((key) => returned.searchParams.get(key) ?? []);
    const { data, message } = await run(
      `query ($id: String!, $cartId: String, $paymentType: PaymentType!) {
        checkout(id: $id, cartId: $cartId, paymentType: $paymentType) {
          completed payment { state reason } cart { items { skuId } }
          order { orderId publicId orderValueIncVat transactionId email }
        }
      }`,
      { id, cartId: returned.searchParams.get('cartid'), paymentType },
    );
    if (message !== undefined) throw new Error(message);
    return confirmationShape.parse(data).checkout;
  }

  /** The pieces of a SKU on hand. */
  async function inStock(skuId: number, productId: number): Promise<number> {
    const { data } = await run('query ($id: Int) { product(productId: $id) { skus { skuId stock { inStock } } } }', {
      id: productId,
    });
    const { skus } = stockShape.parse(data).product;
    return skus.find((sku) => sku.skuId === skuId)?.stock.inStock ?? NaN;
  }

  /** The path of the provider's page for a card, or the refusal. */
  async function openPage(cartId: string, checkout: object = {}): Promise<string | { refused: string }> {
    const { data, code } = await place(cartId, { paymentId: CARD, ...checkout });
    if (code) return { refused: code };
    return new URL(placedShape.parse(data).placeOrder.redirectUrl ?? '').pathname;
  }

  /** The path of the provider's page for a card. */
  async function payablePage(cartId: string): Promise<string> {
    const page = await openPage(cartId);
    if (typeof page !== 'string') throw new Error(`The order was refused: ${page.refused}.`);
    return page;
  }

  function update(cartId: string, checkout: object): Promise<ApiResponse> {
    return run(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { paymentOptions { id paymentData } }
      }`,
      { cartId, checkout },
    );
  }

  /** The path of the provider's form in the checkout; null if the checkout does not show it. */
  async function openForm(
    cartId: string,
    { paymentId = KLARNA, ...checkout }: { paymentId?: number; email?: string } = {},
  ): Promise<string | null> {
    const billingAddress = { zip: '111 22', country: 'SE' };
    const { data } = await update(cartId, { paymentId, billingAddress, ...checkout });
    const { paymentOptions } = optionsShape.parse(data).createOrUpdateCheckout;
    const form = paymentOptions.find(({ id }) => id === paymentId)?.paymentData ?? '';
    return /src="http:\/\/localhost:3000(\/payments\/sandbox\/pay\/[\w-]+)"/.exec(form)?.[1] ?? null;
  }

  return {
    run,
    cartWith,
    addToCart,
    inStock,
    setCode,
    place,
    update,
    pay,
    submit,
    confirm,
    openPage,
    payablePage,
    openForm,
    invoice: async (cartId: string, checkout: object = {}): Promise<Outcome> => {
      const { code } = await place(cartId, { paymentId: INVOICE, ...checkout });
      return code ? { refused: code } : 'ordered';
    },
    card: async (cartId: string, checkout: object = {}): Promise<Outcome> => {
      const path = await openPage(cartId, checkout);
      return typeof path === 'string' ? pay(path) : path;
    },
    form: async (cartId: string, contact: object = {}): Promise<Outcome> => {
      const path = await openForm(cartId);
      return path === null ? { refused: 'no form' } : pay(path, { ...CONTACT, ...contact });
    },
  };
}

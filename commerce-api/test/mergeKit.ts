import * as z from 'zod';
import type { Api, ApiResponse } from './api.ts';
import { authenticate } from './authClient.ts';

export type Headers = Record<string, string>;

const FIELDS = 'id promoCode isCompleted items { skuId quantity message groupKey }';
const cartShape = z.object({
  id: z.string(),
  promoCode: z.string().nullable(),
  isCompleted: z.boolean(),
  items: z.array(z.object({ skuId: z.int(), quantity: z.int(), message: z.string(), groupKey: z.string().nullable() })),
});
type Cart = z.infer<typeof cartShape>;
const mergeShape = z.object({
  cart: cartShape,
  restored: z.array(z.object({ skuId: z.int(), quantity: z.int() })),
  limited: z.array(
    z.object({
      skuId: z.int(),
      quantity: z.int(),
      requestedQuantity: z.int(),
      product: z.object({ name: z.string() }).nullable(),
    }),
  ),
});

export const linesOf = (cart: Cart | null) => cart?.items.map(({ skuId, quantity }) => [skuId, quantity]);

/** Carts of guests and customers, and their merges. @param api the server under test */
export function mergeKit(api: () => Api) {
  let customers = 0;
  /** Registers a customer. @returns the headers of a logged-in request */
  async function newCustomer(): Promise<Headers> {
    const { token } = await authenticate(api(), 'register', `merge-${++customers}@example.se`, 'long-enough');
    return { authorization: `Bearer ${token}` };
  }

  function addTo(id: string, skuId: number, quantity: number, headers: Headers = {}): Promise<ApiResponse> {
    return api().runOperation(
      `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${FIELDS} } }`,
      { id, item: { skuId, quantity } },
      headers,
    );
  }

  async function guestCart(...items: [skuId: number, quantity: number][]): Promise<string> {
    const { data } = await api().runOperation('{ getCart { id } }');
    const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
    for (const [skuId, quantity] of items) expect((await addTo(id, skuId, quantity)).code).toBeUndefined();
    return id;
  }

  function sendMerge(id: string | null, headers: Headers): Promise<ApiResponse> {
    return api().runOperation(
      `mutation ($id: String) {
        mergeCart(id: $id) {
          cart { ${FIELDS} }
          restored { skuId quantity }
          limited { skuId quantity requestedQuantity product { name } }
        }
      }`,
      { id },
      headers,
    );
  }

  async function merge(id: string | null, headers: Headers) {
    const { data, message } = await sendMerge(id, headers);
    expect(message).toBeUndefined();
    return mergeShape.parse(data['mergeCart']);
  }

  async function read(id: string, headers: Headers = {}): Promise<Cart | null> {
    const { data } = await api().runOperation(
      `query ($id: String) { getCart(id: $id, includeCompleted: true) { ${FIELDS} } }`,
      { id },
      headers,
    );
    return cartShape.nullable().parse(data['getCart']);
  }

  return { newCustomer, addTo, guestCart, sendMerge, merge, read };
}

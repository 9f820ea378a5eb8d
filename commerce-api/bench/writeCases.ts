import * as z from 'zod';
import type { BenchCase } from './benchCases.ts';
import { allFieldsOf } from './documents.ts';
import { runOperation } from './runOperation.ts';

/** Lines of each cart. */
const LINES = 5;
const CALLS = 200;
const CART = allFieldsOf('CartType', 3);
const ADD = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) ${CART} }`;
const CHECKOUT = {
  email: 'maja@hemvist.example',
  acceptedConsents: ['order'],
  identityNumber: '19900101-0017',
  billingAddress: {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Björkvägen 2',
    zip: '111 22',
    city: 'Åstad',
    phone: '070-123 45 67',
    country: 'Sverige',
  },
};

const cartShape = z.object({
  getCart: z.object({ id: z.string() }),
});
const stockShape = z.object({
  products: z.object({
    products: z.array(
      z.object({ skus: z.array(z.object({ skuId: z.number(), stock: z.object({ inStock: z.number() }) })) }),
    ),
  }),
});

/** A shopper's changes: a cart of five lines, its checkout and its order by invoice. Orders reduce the stock. */
export async function writeCases(url: string): Promise<BenchCase[]> {
  const skus = await skusInStock(url);
  const skuOf = (at: number) => skus[at % skus.length] ?? 0;
  const cartOf = async (at: number, lines = LINES) => {
    const id = await newCart(url);
    for (let line = 0; line < lines; line += 1) {
      await runOperation(url, ADD, { id, item: { skuId: skuOf(at * LINES + line), quantity: 1 } });
    }
    return id;
  };
  return [
    {
      name: 'cart: add',
      query: ADD,
      calls: CALLS,
      variables: async (at) => ({
        id: await cartOf(at, LINES - 1),
        item: { skuId: skuOf(at * LINES + LINES - 1), quantity: 1 },
      }),
    },
    {
      calls: CALLS,
      name: 'cart: change a quantity',
      query: `mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) ${CART} }`,
      variables: async (at) => {
        const id = await cartOf(at);
        return { id, item: { skuId: skuOf(at * LINES), quantity: 2 } };
      },
    },
    {
      calls: CALLS,
      name: 'checkout',
      query: `mutation ($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) ${allFieldsOf('CheckoutType', 3)}
      }`,
      variables: async (at) => ({ cartId: await cartOf(at), checkout: CHECKOUT }),
    },
    {
      calls: CALLS,
      name: 'order by invoice',
      query: `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status }
      }`,
      variables: async (at) => ({ cartId: await cartOf(at), checkout: CHECKOUT }),
    },
  ];
}

async function newCart(url: string): Promise<string> {
  return cartShape.parse(await runOperation(url, 'query ($id: String) { getCart(id: $id) { id } }', {})).getCart.id;
}

/** SKUs with enough stock for all orders of the measurement. */
async function skusInStock(url: string): Promise<number[]> {
  const query = `query ($filter: FilterInputType, $skip: Int) {
    products(take: 100, skip: $skip, filter: $filter) { products { skus { skuId stock { inStock } } } }
  }`;
  const found = await Promise.all(
    [0, 1, 2, 3].map(async (page) => {
      const filter = { sort: 'LATEST', facets: ['st_in-stock'] };
      const { products } = stockShape.parse(await runOperation(url, query, { filter, skip: page * 100 })).products;
      return products.flatMap(({ skus }) => skus);
    }),
  );
  return found.flat().flatMap(({ skuId, stock }) => (stock.inStock >= 12 ? [skuId] : []));
}

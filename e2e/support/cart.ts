import type { BrowserContext } from '@playwright/test';
import { graphql } from './graphql.ts';

export interface CartItem {
  skuId: number;
  quantity: number;
}

/** The first SKU of a product, and its stock. @param alias in any language */
export async function skuOf(alias: string): Promise<{ skuId: number; inStock: number }> {
  const { product } = await graphql<{ product: { skus: { skuId: number; stock: { inStock: number } }[] } }>(
    'query ($alias: String) { product(alias: $alias) { skus { skuId stock { inStock } } } }',
    { alias },
  );
  const [sku] = product.skus;
  if (!sku) throw new Error(`The product ${alias} has no SKU.`);
  return { skuId: sku.skuId, inStock: sku.stock.inStock };
}

/** Creates a cart with the API. @returns its id */
export async function createCart(items: readonly CartItem[]): Promise<string> {
  const { getCart } = await graphql<{ getCart: { id: string } }>('{ getCart { id } }');
  for (const item of items) {
    await graphql('mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
      id: getCart.id,
      item,
    });
  }
  return getCart.id;
}

/** Creates a cart with the API, which becomes that of the browser. @returns its id */
export async function fillCart(context: BrowserContext, site: string, items: readonly CartItem[]): Promise<string> {
  const id = await createCart(items);
  await context.addCookies([{ name: 'ralph-cart', value: id, url: site }]);
  return id;
}

/** The state of a cart in the API. */
export async function readCart(id: string): Promise<{ isCompleted: boolean; items: CartItem[] }> {
  const { getCart } = await graphql<{ getCart: { isCompleted: boolean; items: CartItem[] } }>(
    'query ($id: String) { getCart(id: $id) { isCompleted items { skuId quantity } } }',
    { id },
  );
  return getCart;
}

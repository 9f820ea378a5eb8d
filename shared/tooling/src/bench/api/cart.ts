import * as z from 'zod';
import { runOperation } from './runOperation.ts';
import { operationText } from './documents.ts';

const CART_FILE = 'shared/runtime/src/cart/Cart.graphql';
const SKU_ID = 20_032;
const cartSchema = z.object({ id: z.string() });

export const LINE = { skuId: SKU_ID, quantity: 1 };

/** @returns the new cart's id */
export async function emptyCart(apiOrigin: string): Promise<string> {
  const { field } = await runOperation(apiOrigin, operationText(CART_FILE, 'getCart'), {});
  return cartSchema.parse(field).id;
}

/** @returns the new cart's id */
export async function cartWithOneLine(apiOrigin: string): Promise<string> {
  const id = await emptyCart(apiOrigin);
  await runOperation(apiOrigin, operationText(CART_FILE, 'addToCart'), { id, item: LINE });
  return id;
}

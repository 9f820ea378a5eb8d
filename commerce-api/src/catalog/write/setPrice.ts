import type { Tx } from '../../platform/db/openDatabase.ts';
import { lockPrices } from './lockPrices.ts';
import { reprice } from './reprice.ts';

export interface NewPrice {
  productId: number;
  /** Identifier of the price list. */
  priceList: string;
  /** Minor units including VAT. */
  regular: number;
  /** The product's own reduced price; null ends it. */
  sale: number | null;
}

/**
 * Sets the price of a product in one list. Campaigns still apply to it.
 *
 * @returns the ids of the changed products
 * @throws Error if the product has no price in this list, or the reduced price is above the regular one
 */
export async function setPrice(tx: Tx, { productId, priceList, regular, sale }: NewPrice): Promise<number[]> {
  if (sale !== null && sale > regular) {
    throw new Error(`The reduced price of product ${productId} is above its regular one. Set a lower one, or none.`);
  }
  await lockPrices(tx);
  const changed = await tx
    .updateTable('product_price')
    .from('price_list')
    .set({ regular_minor: regular, sale_minor: sale, selling_minor: sale ?? regular })
    .whereRef('price_list.id', '=', 'product_price.price_list_id')
    .where('price_list.identifier', '=', priceList)
    .where('product_price.product_id', '=', productId)
    .returning('product_id')
    .execute();
  if (changed.length === 0) {
    throw new Error(`Product ${productId} has no price in the list ${priceList}. Import the product with one.`);
  }
  await reprice(tx, [productId]);
  return [productId];
}

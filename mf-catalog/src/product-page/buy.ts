import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { purchaseRefusal, availableQuantity, type PurchasableSku } from './purchase.ts';

export interface Amount {
  quantity: number;
  /** How many of it are in the cart already. */
  inCart: number;
}

export interface BuyResult {
  /** Why nothing was added, for the shopper; null when it was. */
  refusal: string | null;
  /** The shop has none left, though the page had said so. */
  isOutOfStock: boolean;
}

/** Adds the SKU to the cart, or returns why not (CART-20, CART-21). @throws ApiError; the cart is unchanged */
export async function buy(
  { add, t }: { add: CartSession['add']; t: TFunction },
  sku: PurchasableSku | undefined,
  { quantity, inCart }: Amount,
): Promise<BuyResult> {
  const refused = (refusal: string, isOutOfStock = false) => ({ refusal, isOutOfStock });
  const problem = purchaseRefusal(sku, { quantity, inCart });
  if (problem?.reason === 'stock') return refused(t('product.refusal.stock', { stock: problem.stock }));
  if (!sku) return refused(t('product.refusal.noSize'));

  const answer = await add({ skuId: sku.skuId, quantity });
  if (answer.ok) return { refusal: null, isOutOfStock: false };
  if (answer.reason !== 'outOfStock') return refused(t('product.refusal.failed'));
  // Not even the first one can be had, whatever the page was told when it was made.
  const isOutOfStock = quantity + inCart === 1;
  return refused(t('product.refusal.stock', { stock: isOutOfStock ? 0 : availableQuantity(sku) }), isOutOfStock);
}

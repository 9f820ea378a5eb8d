import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { compact } from '@hemvaror/domain/compact';
import type { BuyAgain_orderFragment } from './BuyAgain.generated.ts';

/** Result of adding the lines of an order to the cart again. */
export interface BoughtAgain {
  /** Number of items in the cart now. */
  added: number;
  /** Names of products without enough stock. */
  outOfStock: string[];
  /** Names of products that are no longer sold in this size; null for one that is gone altogether. */
  gone: (string | null)[];
  /** The limit of requests that ended the additions. */
  limit: AttemptLimit | null;
  /** Whether a line failed for another reason: a new attempt may succeed. */
  hasFailed: boolean;
}

/** Adds the lines of an order to the cart, one after another, and reports those that are no longer sold. Never rejects. */
export async function buyAgain(
  { cart }: BuyAgain_orderFragment,
  session: Pick<CartSession, 'add'>,
): Promise<BoughtAgain> {
  const result: BoughtAgain = { added: 0, outOfStock: [], gone: [], limit: null, hasFailed: false };
  for (const { product, skuId, quantity } of compact(cart?.items)) {
    const name = product?.name ?? null;
    if (name === null || !compact(product?.skus).some((sku) => sku.skuId === skuId)) {
      result.gone.push(name);
      continue;
    }
    const added = await session.add({ skuId, quantity }, { isSilent: true }).catch(() => null);
    if (added?.ok) result.added += quantity;
    else if (added?.reason === 'outOfStock') result.outOfStock.push(name);
    else if (added?.limit) {
      result.limit = added.limit;
      break;
    } else result.hasFailed = true;
  }
  return result;
}

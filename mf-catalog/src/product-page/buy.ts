import { limitText } from '@hemvaror/domain/failure/limitText';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { purchaseRefusal, availableQuantity, type PurchasableSku } from './purchase.ts';

export interface Amount {
  quantity: number;
  /** Quantity already in the cart. */
  inCart: number;
}

export interface BuyResult {
  /** Message for the shopper; null if the SKU was added. */
  refusal: string | null;
  /** The API has no stock, although the page showed some. */
  isOutOfStock: boolean;
}

/** Adds the SKU to the cart, or returns the refusal (CART-20, CART-21). @throws ApiError; the cart is unchanged */
export async function buy(
  { add, t, locale }: { add: CartSession['add']; t: TFunction; locale: LocaleCode },
  sku: PurchasableSku | undefined,
  { quantity, inCart }: Amount,
): Promise<BuyResult> {
  const refused = (refusal: string, isOutOfStock = false) => ({ refusal, isOutOfStock });
  const pageRefusal = purchaseRefusal(sku, { quantity, inCart });
  if (pageRefusal?.reason === 'stock') return refused(t('product.refusal.stock', { stock: pageRefusal.stock }));
  if (!sku) return refused(t('product.refusal.noSize'));

  const result = await add({ skuId: sku.skuId, quantity });
  if (result.ok) return { refusal: null, isOutOfStock: false };
  if (result.limit) return refused(limitText(result.limit, locale));
  if (result.reason !== 'outOfStock') return refused(t('product.refusal.failed'));
  // The first item is refused: the stock on the page is stale.
  const isOutOfStock = quantity + inCart === 1;
  return refused(t('product.refusal.stock', { stock: isOutOfStock ? 0 : availableQuantity(sku) }), isOutOfStock);
}

/** Moves the focus to the sizes and scrolls them into view, in the next frame, when they are marked as missing. */
export function focusSizes(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const group = form.querySelector('[aria-invalid="true"]');
    group?.querySelector('input')?.focus({ preventScroll: true });
    // With the error message below the group.
    const sizes = group?.parentElement;
    if (sizes && isCovered(sizes.getBoundingClientRect())) sizes.scrollIntoView({ block: 'center' });
  });
}

/** Heights of what covers the window, in px: the header, and the toast above the buy bar. */
const COVERED = { top: 80, bottom: 180 };

function isCovered({ top, bottom }: DOMRect): boolean {
  return top < COVERED.top || bottom > window.innerHeight - COVERED.bottom;
}

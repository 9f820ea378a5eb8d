import { isRecord } from '@hemvaror/domain/isRecord';
import { CART_SUMMARY_KEY } from '@hemvaror/domain/site/storageKeys';
import type { Cart, CartSession } from '@hemvaror/runtime/cart/cartSession';
import { cartValue, itemCount } from '@hemvaror/runtime/cart/cartTotals';

/** The numbers of a cart that the header shows. */
export interface CartSummary {
  /** Id of the cart. */
  id: string;
  count: number;
  /** Formatted values, including and excluding VAT. */
  incVat: string;
  exVat: string;
}

/** The summary of a cart that is not loaded yet. */
export interface StoredCartSummary {
  subscribe: (listener: () => void) => () => void;
  /** Null if this browser has none of the visitor's cart, and once the cart is loaded. */
  getSnapshot: () => CartSummary | null;
}

/**
 * Stores the summary of the visitor's cart in this browser. The document does not contain the cart (ADR 0079), which is loaded with the
 * first touch: until then the header shows the stored numbers.
 *
 * @param readId id of the visitor's cart
 */
export function storedCartSummary(
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe'>,
  readId: () => string | undefined,
): StoredCartSummary {
  const stored = read();
  let isLoaded = cart.getSnapshot().cart !== null;
  cart.subscribe(() => {
    const { cart: current } = cart.getSnapshot();
    isLoaded ||= current !== null;
    if (isLoaded) write(current);
  });
  return {
    subscribe: cart.subscribe,
    getSnapshot: () => (stored && !isLoaded && stored.id === readId() ? stored : null),
  };
}

function read(): CartSummary | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CART_SUMMARY_KEY) ?? 'null');
    if (!isRecord(value)) return null;
    const { id, count, incVat, exVat } = value;
    const isText = typeof id === 'string' && typeof incVat === 'string' && typeof exVat === 'string';
    return isText && typeof count === 'number' && count > 0 ? { id, count, incVat, exVat } : null;
  } catch {
    // Blocked storage, or a text of another application.
    return null;
  }
}

function write(cart: Cart | null): void {
  const count = itemCount(cart);
  const [incVat, exVat] = [cartValue(cart, true), cartValue(cart, false)];
  try {
    if (!cart?.id || incVat === null || exVat === null) localStorage.removeItem(CART_SUMMARY_KEY);
    else {
      const summary: CartSummary = { id: cart.id, count, incVat, exVat };
      localStorage.setItem(CART_SUMMARY_KEY, JSON.stringify(summary));
    }
  } catch {
    // Blocked or full storage: the header of the next document has its numbers when the cart is loaded.
  }
}

import { compact } from '@hemvaror/domain/compact';
import { CART_COOKIE, cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import type { Cart, CartSession } from '@hemvaror/runtime/cart/cartSession';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import type { Cause, Topic } from './syncTopicsAcrossTabs.ts';

/** Merges the messages of consecutive changes, such as four clicks, into one request. */
const MERGE_MS = 100;

export interface CartTopicDeps {
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe' | 'load'>;
}

/**
 * Sends changes of the cart to every tab (STATE-05). The other tabs fetch the cart: the API is the source of truth. A hidden tab
 * fetches it when it is visible again, and each tab when its window regains focus (CART-17).
 *
 * @param served the cart that the page was served with
 */
export function cartTopic({ cart: session }: CartTopicDeps, served: Cart | null): Topic {
  let lastSynced = contentOf(served);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadCount = 0;

  async function load(): Promise<void> {
    timer = undefined;
    loadCount += 1;
    try {
      await session.load();
    } catch (error) {
      console.warn('cart refresh failed, keeping the previous cart', error);
    } finally {
      loadCount -= 1;
    }
  }

  function isOutdated(cause: Cause): boolean {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return false;
    const id = cartIdFrom(readCookie(CART_COOKIE));
    const known = session.getSnapshot().cart?.id ?? undefined;
    return cause === 'start' ? id !== known : Boolean(id ?? known);
  }

  return {
    type: 'cart',
    subscribe: session.subscribe,
    takeMessage: () => {
      const { cart, pending } = session.getSnapshot();
      const content = contentOf(cart);
      if (content === lastSynced) return null;
      lastSynced = content;
      // A tab must not send a message that it received. A pending change is this tab's own.
      return loadCount > 0 && pending.length === 0 ? null : { type: 'cart', data: cart };
    },
    takeOver: (cause) => {
      if (isOutdated(cause)) timer ??= setTimeout(() => void load(), MERGE_MS);
    },
  };
}

/** The shopper's choices in a cart. Prices also change with the market and the customer, which all tabs share. */
function contentOf(cart: Cart | null): string {
  if (!cart) return '';
  const lines = compact(cart.items).map(({ id, skuId, quantity, message }) => [id, skuId, quantity, message]);
  return JSON.stringify([cart.id, cart.promoCode, lines]);
}

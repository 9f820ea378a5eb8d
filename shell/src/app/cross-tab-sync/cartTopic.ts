import { compact } from '@hemvaror/domain/compact';
import { failedResponse } from '@hemvaror/domain/failure/queryFailure';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { CART_COOKIE, cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import type { Cart, CartSession } from '@hemvaror/runtime/cart/cartSession';
import { gate } from '@hemvaror/runtime/defer/touch';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { Topic } from './syncTopicsAcrossTabs.ts';
import type { UserDeps } from './syncUserAcrossTabs.ts';

/**
 * Time from hydration to the refetch of the cart (STATE-33, OP-37). Also merges the messages of consecutive changes, such as four
 * clicks, into one request.
 */
const REFETCH_DELAY_MS = 100;

export interface CartTopicDeps extends Pick<UserDeps, 'store' | 'i18n'> {
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe' | 'load'>;
}

/**
 * Sends changes of the cart to every tab (STATE-05). The other tabs fetch the cart: the API is the source of truth. A hidden tab
 * fetches it when it is visible again, and each tab when its window regains focus (CART-17).
 *
 * The cart that the page was served with is fetched again after the hydration (STATE-33). The code for that is not part of an
 * untouched page, which waits for the first touch, unless it was served without the cart of the cookie.
 *
 * @param served the cart that the page was served with
 */
export function cartTopic({ cart: session, store, i18n }: CartTopicDeps, served: Cart | null): Topic {
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
      // The error page shows a failed response (ERR-08).
      if (isApiError(error) && failedResponse(error)) return;
      store.dispatch(toastSlice.actions.toastShown({ text: i18n.t('layout.cartNotRefreshed', { ns: 'shell' }) }));
    } finally {
      loadCount -= 1;
    }
  }

  function refetch(): void {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    timer ??= setTimeout(() => void load(), REFETCH_DELAY_MS);
  }

  /** A change of the cart, also one under way, returns the current cart. */
  function refetchServed(): void {
    const { cart, pending } = session.getSnapshot();
    if (cart === served && pending.length === 0) refetch();
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
      const id = cartIdFrom(readCookie(CART_COOKIE));
      const known = session.getSnapshot().cart?.id ?? undefined;
      if (!(id ?? known)) return;
      if (cause === 'start' && id === known) void gate.touched.then(refetchServed);
      else refetch();
    },
  };
}

/** The shopper's choices in a cart. Prices also change with the market and the customer, which all tabs share. */
function contentOf(cart: Cart | null): string {
  if (!cart) return '';
  const lines = compact(cart.items).map(({ id, skuId, quantity, message }) => [id, skuId, quantity, message]);
  return JSON.stringify([cart.id, cart.promoCode, lines]);
}

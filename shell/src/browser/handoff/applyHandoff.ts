import type { Cart, CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { parseHandoff } from './parseHandoff.ts';

interface HandoffOptions {
  /** The fragment that was removed from the address. */
  fragment: string;
  store: AppStore;
  cart: CartSession;
  /** Stores the id of the visitor's cart. */
  writeCartId: (id: string) => void;
  /** Hosts, with port, of all the shop's sites. */
  shopHosts: readonly string[];
}

/**
 * Applies the cart and the favorites of the other language's site. Only from a page of the shop itself: otherwise an
 * attacker could link to their own cart and read its changes.
 */
export async function applyHandoff({ fragment, store, cart, writeCartId, shopHosts }: HandoffOptions): Promise<void> {
  const handoff = parseHandoff(fragment);
  if (!handoff || !isReferredBy(shopHosts)) return;

  store.dispatch(favoritesSlice.actions.favoritesMerged({ productIds: [...handoff.favorites] }));
  if (handoff.cartId === undefined) return;
  const ownCart: Cart | null = cart.getSnapshot().cart;
  if (ownCart?.id === handoff.cartId) return;
  cart.replace(null);
  writeCartId(handoff.cartId);
  try {
    await cart.load();
  } catch (error) {
    console.warn('cart of the other site not fetched, keeping the cart of this site', error);
  }
  // An unknown cart must not replace the visitor's cart on this site.
  if (!cart.getSnapshot().cart && ownCart) cart.replace(ownCart);
}

function isReferredBy(hosts: readonly string[]): boolean {
  const from = URL.parse(document.referrer);
  return from !== null && from.host !== window.location.host && hosts.includes(from.host);
}

import type { Cart, CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { parseHandoff } from './parseHandoff.ts';

interface HandoffOptions {
  /** As it was before it was removed from the address. */
  fragment: string;
  store: AppStore;
  cart: CartSession;
  /** Makes a cart id the visitor's own. */
  writeCartId: (id: string) => void;
  /** Hosts, with port, of all the shop's sites. */
  shopHosts: readonly string[];
}

/**
 * Takes over what the shopper gathered on the site of the other language. Only from a page of the shop itself: anybody
 * could make a link with a cart of theirs in it, and read along.
 */
export async function applyHandoff({ fragment, store, cart, writeCartId, shopHosts }: HandoffOptions): Promise<void> {
  const carried = parseHandoff(fragment);
  if (!carried || !comesFrom(shopHosts)) return;

  store.dispatch(favoritesSlice.actions.favoritesMerged({ productIds: [...carried.favorites] }));
  if (carried.cartId === undefined) return;
  const own: Cart | null = cart.getSnapshot().cart;
  if (own?.id === carried.cartId) return;
  cart.replace(null);
  writeCartId(carried.cartId);
  try {
    await cart.load();
  } catch (error) {
    console.warn('The cart of the other site could not be fetched.', error);
  }
  // One that nobody knows any more must not cost the visitor the cart they had here.
  if (!cart.getSnapshot().cart && own) cart.replace(own);
}

function comesFrom(hosts: readonly string[]): boolean {
  const from = URL.parse(document.referrer);
  return from !== null && from.host !== window.location.host && hosts.includes(from.host);
}

import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import type { Handoff } from './serializeHandoff.ts';

/** Creates the handoff to the other site: the favorites, and the cart unless it is empty. */
export function createHandoff(cart: Pick<CartSession, 'getSnapshot'>, store: Pick<AppStore, 'getState'>): Handoff {
  const { cart: current } = cart.getSnapshot();
  return {
    cartId: current?.items?.length ? (current.id ?? undefined) : undefined,
    favorites: favoritesSlice.selectors.selectFavoriteIds(store.getState()),
  };
}

import { cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';
import { HANDOFF_PREFIX, MAX_LENGTH } from './handoffPrefix.ts';
import type { Handoff } from './serializeHandoff.ts';

/** @returns null for a fragment without a handoff; malformed values are left out */
export function parseHandoff(hash: string): Handoff | null {
  if (!hash.startsWith(HANDOFF_PREFIX) || hash.length > MAX_LENGTH) return null;
  const values = new URLSearchParams(hash.slice(HANDOFF_PREFIX.length));
  const favorites = (values.get('favorites') ?? '').split('.').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return {
    cartId: cartIdFrom(values.get('cart') ?? undefined),
    favorites: [...new Set(favorites.map(Number))].slice(-MAX_FAVORITES),
  };
}

import { cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';
import { CARRY_MARK, MAX_LENGTH } from './carryMark.ts';
import type { Carried } from './carryText.ts';

/** @returns null for a fragment that carries nothing; what is malformed in one is left out */
export function carriedFrom(hash: string): Carried | null {
  if (!hash.startsWith(CARRY_MARK) || hash.length > MAX_LENGTH) return null;
  const values = new URLSearchParams(hash.slice(CARRY_MARK.length));
  const favorites = (values.get('favorites') ?? '').split('.').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return {
    cartId: cartIdFrom(values.get('cart') ?? undefined),
    favorites: [...new Set(favorites.map(Number))].slice(-MAX_FAVORITES),
  };
}

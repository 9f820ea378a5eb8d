import { cartIdFrom } from '@storefront/cart/cartCookie';
import { MAX_FAVORITES } from '@storefront/store/persistedText';
import { CARRY_MARK } from './carryMark.ts';

/** What follows a shopper to the site of the other language, which shares no cookie with this one. */
export interface Carried {
  cartId: string | undefined;
  /** Product ids. */
  favorites: readonly number[];
}

/** Beyond this no address is made, and none is read. */
const MAX_LENGTH = 2_000;

/** @returns the fragment for a link to the other site; empty when there is nothing to carry */
export function carryText({ cartId, favorites }: Carried): string {
  if (cartId === undefined && favorites.length === 0) return '';
  const values = new URLSearchParams({ ...(cartId !== undefined && { cart: cartId }), favorites: favorites.join('.') });
  const text = CARRY_MARK + values.toString();
  return text.length > MAX_LENGTH ? carryText({ cartId, favorites: favorites.slice(1) }) : text;
}

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

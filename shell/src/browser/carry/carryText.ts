import { CARRY_MARK, MAX_LENGTH } from './carryMark.ts';

/** What follows a shopper to the site of the other language, which shares no cookie with this one. */
export interface Carried {
  cartId: string | undefined;
  /** Product ids. */
  favorites: readonly number[];
}

/** @returns the fragment for a link to the other site; empty when there is nothing to carry */
export function carryText({ cartId, favorites }: Carried): string {
  if (cartId === undefined && favorites.length === 0) return '';
  const text = `${CARRY_MARK}cart=${encodeURIComponent(cartId ?? '')}&favorites=${favorites.join('.')}`;
  return text.length > MAX_LENGTH ? carryText({ cartId, favorites: favorites.slice(1) }) : text;
}

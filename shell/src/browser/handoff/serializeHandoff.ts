import { HANDOFF_PREFIX, MAX_LENGTH } from './handoffPrefix.ts';

/** The state passed to the site of the other language, which shares no cookies with this one. */
export interface Handoff {
  cartId: string | undefined;
  /** Product ids. */
  favorites: readonly number[];
}

/** @returns the fragment for a link to the other site; empty for an empty handoff */
export function serializeHandoff({ cartId, favorites }: Handoff): string {
  if (cartId === undefined && favorites.length === 0) return '';
  const text = `${HANDOFF_PREFIX}cart=${encodeURIComponent(cartId ?? '')}&favorites=${favorites.join('.')}`;
  return text.length > MAX_LENGTH ? serializeHandoff({ cartId, favorites: favorites.slice(1) }) : text;
}

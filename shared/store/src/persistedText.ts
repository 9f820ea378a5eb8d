import type { RootState } from './appStore.ts';

/** Named after the product (STATE-01, OP-27). */
export const PERSISTED_COOKIE = 'ralph';
export const PERSISTED_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** A cookie of 4 KB holds no more; the oldest favorites go first. */
export const MAX_FAVORITES = 200;

/** The cookie's value, not yet URL-encoded. */
export function persistedTextOf(state: Pick<RootState, 'favorites' | 'site' | 'list'>): string {
  return JSON.stringify({
    favorites: state.favorites.productIds.slice(-MAX_FAVORITES),
    customerType: state.site.customerType,
    vatIncluded: state.site.vatIncluded,
    relocateAlias: state.list.relocateAlias,
    relocatePage: state.list.relocatePage,
  });
}

import type { RootState } from './appStore.ts';

/** Named after the product (STATE-01, OP-27). */
export const PERSISTED_COOKIE = 'ralph' as const;
export const PERSISTED_COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The cookie's value, not yet URL-encoded. */
export function persistedTextOf(state: Pick<RootState, 'favorites' | 'site' | 'list'>): string {
  return JSON.stringify({
    favorites: state.favorites.productIds,
    customerType: state.site.customerType,
    vatIncluded: state.site.vatIncluded,
    relocateAlias: state.list.relocateAlias,
    relocatePage: state.list.relocatePage,
  });
}

import * as z from 'zod/mini';
import type { RootState } from './appStore.ts';

/** Named after the product (STATE-01, OP-27). */
export const PERSISTED_COOKIE = 'ralph';
export const PERSISTED_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** A cookie of 4 KB holds no more; the oldest favorites go first. */
const MAX_FAVORITES = 200;

/** STATE-02. Every field by itself: one broken value does not cost the others. */
const persistedSchema = z.object({
  favorites: z.catch(z.array(z.int().check(z.positive())), []),
  customerType: z.catch(z.enum(['PERSON', 'ORGANIZATION']), 'PERSON'),
  vatIncluded: z.catch(z.optional(z.boolean()), undefined),
  relocateAlias: z.catch(z.nullable(z.string().check(z.maxLength(200))), null),
  relocatePage: z.catch(z.nullable(z.int().check(z.positive(), z.maximum(10_000))), null),
});

/** Reads the cookie's value, already URL-decoded. Unknown or broken content is ignored, never an error. */
export function persistedStateFrom(text: string | undefined): Pick<RootState, 'favorites' | 'list'> & {
  site: Pick<RootState['site'], 'customerType' | 'vatIncluded'>;
} {
  const stored = persistedSchema.parse(jsonObject(text));
  return {
    favorites: { productIds: [...new Set(stored.favorites)].slice(-MAX_FAVORITES) },
    site: {
      customerType: stored.customerType,
      vatIncluded: stored.vatIncluded ?? stored.customerType === 'PERSON',
    },
    list: { relocateAlias: stored.relocateAlias, relocatePage: stored.relocatePage, backNavigated: false },
  };
}

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

function jsonObject(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    // Somebody else's or an older cookie: the shopper starts afresh rather than seeing an error.
    return {};
  }
}

import * as z from 'zod/mini';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';

/** STATE-02. Each field has its own default, so that an invalid value does not affect the others. */
const persistedSchema = z.object({
  favorites: z.catch(z.array(z.int().check(z.positive())), []),
  customerType: z.catch(z.enum(['PERSON', 'ORGANIZATION']), 'PERSON'),
  vatIncluded: z.catch(z.optional(z.boolean()), undefined),
  relocateAlias: z.catch(z.nullable(z.string().check(z.maxLength(200))), null),
  relocatePage: z.catch(z.nullable(z.int().check(z.positive(), z.maximum(10_000))), null),
});

const DEFAULTS = persistedSchema.parse({});

/**
 * Parses the cookie's value, already URL-decoded. Only on the server: the browser reads its state from the document.
 * Unknown or invalid content is ignored.
 */
export function persistedStateFrom(text: string | undefined): Pick<RootState, 'favorites' | 'list'> & {
  site: Pick<RootState['site'], 'customerType' | 'vatIncluded'>;
} {
  const stored = text === undefined ? DEFAULTS : persistedSchema.parse(jsonObject(text));
  return {
    favorites: { productIds: [...new Set(stored.favorites)].slice(-MAX_FAVORITES) },
    site: {
      customerType: stored.customerType,
      vatIncluded: stored.vatIncluded ?? stored.customerType === 'PERSON',
    },
    list: { relocateAlias: stored.relocateAlias, relocatePage: stored.relocatePage, backNavigated: false },
  };
}

function jsonObject(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    // The cookie is invalid or outdated: the shopper gets the default state.
    return {};
  }
}

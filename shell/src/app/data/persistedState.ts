import { isRecord } from '@hemvaror/domain/isRecord';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';

const MAX_ALIAS_LENGTH = 200;
const MAX_PAGE = 10_000;

export type PersistedState = Pick<RootState, 'favorites' | 'list'> & {
  site: Pick<RootState['site'], 'customerType' | 'vatIncluded'>;
};

/**
 * Parses the value of the cookie, already URL-decoded (STATE-02). Each field has its own default: unknown or invalid content is
 * ignored. Without a schema: a validation library would be ten times as large, in the first view of every page.
 */
export function persistedStateFrom(text: string | undefined): PersistedState {
  const stored = objectIn(text);
  const { relocateAlias: alias, relocatePage: page } = stored;
  const customerType = stored['customerType'] === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
  const vatIncluded = stored['vatIncluded'];
  return {
    favorites: { productIds: favoritesIn(stored['favorites']) },
    site: {
      customerType,
      vatIncluded: typeof vatIncluded === 'boolean' ? vatIncluded : customerType === 'PERSON',
    },
    list: {
      relocateAlias: typeof alias === 'string' && alias.length <= MAX_ALIAS_LENGTH ? alias : null,
      relocatePage: isPositiveInteger(page) && page <= MAX_PAGE ? page : null,
      backNavigated: false,
    },
  };
}

/** None if one of them is invalid: the cookie is of another application. */
function favoritesIn(value: unknown): number[] {
  return Array.isArray(value) && value.every(isPositiveInteger) ? [...new Set(value)].slice(-MAX_FAVORITES) : [];
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function objectIn(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    // The cookie is invalid or outdated: the shopper gets the default state.
    return {};
  }
}

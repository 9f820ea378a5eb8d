import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';

/** Event of `window` after which all queries run again (API-31). */
export const REFETCH_EVENT = 'storefront:refetch';

export interface RefetchDeps {
  operations: Pick<GraphQLOperations, 'reset'>;
  cart: Pick<CartSession, 'load'>;
  visit: {
    /** Fetches the data of the current page and the shared data again. @returns false if that failed */
    refetchPages: () => Promise<boolean>;
  };
}

/** Runs all queries again: clears the API cache, then fetches pages, shared data and cart. */
export async function refetchQueries({ operations, cart, visit }: RefetchDeps): Promise<void> {
  await operations.reset();
  await Promise.all([visit.refetchPages(), cart.load()]);
}

/** Runs all queries again after each `REFETCH_EVENT` (API-31). */
export function refetchOnEvent(deps: RefetchDeps): void {
  window.addEventListener(REFETCH_EVENT, () => {
    refetchQueries(deps).catch((error: unknown) => console.warn('refetch failed, keeping the previous data', error));
  });
}

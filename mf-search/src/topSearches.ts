import type { Shop } from '@hemvaror/runtime/contract/shop';

/** Used if a deployment configures none (SRCH-39). */
const DEFAULT_TOP_SEARCHES: readonly string[] = ['godis', 'askar', 'lakrits', 'choklad', 'present'];

/** The configured top searches, without duplicates, or the defaults. */
export function topSearches({ topSearches: configured }: Pick<Shop['config'], 'topSearches'>): readonly string[] {
  return [...new Set(configured ?? DEFAULT_TOP_SEARCHES)];
}

import type { Shop } from '@hemvaror/runtime/contract/shop';

/** SRCH-39 */
const DEFAULT_TOP_SEARCHES: readonly string[] = ['godis', 'askar', 'lakrits', 'choklad', 'present'];

/** What the shop offers to whoever has not searched yet; a deployment names its own. */
export function topSearches({ topSearches: own }: Pick<Shop['config'], 'topSearches'>): readonly string[] {
  return [...new Set(own ?? DEFAULT_TOP_SEARCHES)];
}

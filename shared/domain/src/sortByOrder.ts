import { compact } from './compact.ts';

/**
 * What is there of a list from the contract, in ascending order; equals keep the order they came in.
 *
 * @see MENU-10, CATALOG-03
 */
export function sortByOrder<T extends { order: number }>(
  list: readonly (T | null | undefined)[] | null | undefined,
): T[] {
  return compact<T>(list).toSorted((a, b) => a.order - b.order);
}

import { compact } from './compact.ts';

/**
 * Sorts a list of the API by `order`, stably, and drops null and undefined.
 *
 * @see MENU-10
 */
export function sortByOrder<T extends { order: number }>(
  list: readonly (T | null | undefined)[] | null | undefined,
): T[] {
  return compact<T>(list).toSorted((a, b) => a.order - b.order);
}

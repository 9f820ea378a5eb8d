/**
 * Drops null and undefined from a list of the API, which may be null itself.
 *
 * @returns a new list, empty for a missing one
 */
export function compact<T>(list: readonly (T | null | undefined)[] | null | undefined): NonNullable<T>[] {
  const items: NonNullable<T>[] = [];
  for (const item of list ?? []) if (item !== null && item !== undefined) items.push(item);
  return items;
}

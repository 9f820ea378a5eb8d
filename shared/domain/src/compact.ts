/**
 * What is there of a list from the contract, whose lists may be null and hold nulls.
 *
 * @returns a new list, empty when there was none
 */
export function compact<T>(list: readonly (T | null | undefined)[] | null | undefined): NonNullable<T>[] {
  const found: NonNullable<T>[] = [];
  for (const item of list ?? []) if (item !== null && item !== undefined) found.push(item);
  return found;
}

import type { Change } from './change.ts';

/** Every `productId` in data. */
export function productIdsIn(data: unknown, found = new Set<number>()): Set<number> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'productId' && typeof value === 'number') found.add(value);
    else productIdsIn(value, found);
  }
  return found;
}

/** Whether a change is of one of the products, or of everything. */
export function isAffected(productIds: ReadonlySet<number>, change: Change): boolean {
  return 'everything' in change || change.productIds.some((id) => productIds.has(id));
}

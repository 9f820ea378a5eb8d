interface Saved {
  productId: number;
}

/**
 * Ids of favorites that the shop no longer has. Where the answer holds less than it counts, it was cut off or a product of it
 * failed: then nothing is known to be gone.
 *
 * @param count how many products the API says it found
 */
export function missingIds(requestedIds: readonly number[], found: readonly Saved[], count: number): number[] {
  if (found.length < count) return [];
  const foundIds = new Set(found.map(({ productId }) => productId));
  return requestedIds.filter((id) => !foundIds.has(id));
}

/** The products that are favorites, in the order they were saved (FAV-04). */
export function sortBySavedOrder<Product extends Saved>(
  products: readonly Product[],
  favoriteIds: readonly number[],
): Product[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return favoriteIds.flatMap((id) => byId.get(id) ?? []);
}

interface Saved {
  productId: number;
}

/**
 * Ids of favorites that the shop no longer has. Returns none if the response has fewer products than its count: it was
 * truncated, or a product failed.
 *
 * @param count number of products found, according to the API
 */
export function missingIds(requestedIds: readonly number[], found: readonly Saved[], count: number): number[] {
  if (found.length < count) return [];
  const foundIds = new Set(found.map(({ productId }) => productId));
  return requestedIds.filter((id) => !foundIds.has(id));
}

/** Sorts products in the order they were saved, without those that are not favorites (FAV-04). */
export function sortBySavedOrder<Product extends Saved>(
  products: readonly Product[],
  favoriteIds: readonly number[],
): Product[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return favoriteIds.flatMap((id) => byId.get(id) ?? []);
}

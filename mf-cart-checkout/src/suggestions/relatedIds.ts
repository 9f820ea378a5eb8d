/**
 * Merges the related products of several cart lines: first those of the most lines, then in the order of the API, which has the
 * best ones first.
 *
 * @param related product ids by line
 * @param excluded the products in the cart
 */
export function relatedIds(related: readonly (readonly number[])[], excluded: readonly number[]): number[] {
  const ranks = new Map<number, { lines: number; position: number }>();
  for (const ids of related) {
    for (const [position, id] of ids.entries()) {
      const rank = ranks.get(id) ?? { lines: 0, position };
      ranks.set(id, { lines: rank.lines + 1, position: Math.min(rank.position, position) });
    }
  }
  return [...ranks]
    .filter(([id]) => !excluded.includes(id))
    .toSorted(([, a], [, b]) => b.lines - a.lines || a.position - b.position)
    .map(([id]) => id);
}

/**
 * Selects `count` items by a seed. The same seed selects the same items.
 *
 * @param seed integer
 */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Mulberry32, a small generator that is uniform enough for sampling. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

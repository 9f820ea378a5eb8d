type Pair<Item> = [first: Item, second?: Item];

/** Pairs items of the same key, in their order. An item without a partner is a single. */
export function inPairs<Item>(items: readonly Item[], keyOf: (item: Item) => string): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  const open = new Map<string, Pair<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const openPair = open.get(key);
    if (openPair) {
      openPair.push(item);
      open.delete(key);
    } else {
      const pair: Pair<Item> = [item];
      pairs.push(pair);
      open.set(key, pair);
    }
  }
  return pairs;
}

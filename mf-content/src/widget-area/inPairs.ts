type Pair<Item> = [first: Item, second?: Item];

/** Two by two in their order, where both have the same key; what finds no partner stands alone. */
export function inPairs<Item>(items: readonly Item[], keyOf: (item: Item) => string): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  const open = new Map<string, Pair<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const waiting = open.get(key);
    if (waiting) {
      waiting.push(item);
      open.delete(key);
    } else {
      const pair: Pair<Item> = [item];
      pairs.push(pair);
      open.set(key, pair);
    }
  }
  return pairs;
}

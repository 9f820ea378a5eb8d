import type { Quantities } from '../../orders/life/orderLife.ts';
import type { StoredOrder } from '../../orders/readOrders.ts';

type Line = StoredOrder['lines'][number];

/**
 * The items that an operator named as `<article number or SKU id>[:<count>]`; without a count all that are available. Undefined
 * if none were named.
 *
 * @throws Error for an item that the order does not have
 */
export function chosenItems(
  { id, lines }: StoredOrder,
  names: readonly string[],
  available: (line: Line) => number,
): Quantities | undefined {
  if (names.length === 0) return undefined;
  const items = new Map<number, number>();
  for (const name of names) {
    const [, item = name, count] = /^(.+):(\d{1,6})$/.exec(name) ?? [];
    const own = lines.filter(({ skuId, snapshot }) => snapshot.articleNumber === item || String(skuId) === item);
    if (own.length === 0) {
      const known = lines.map(({ snapshot }) => snapshot.articleNumber).join(', ');
      throw new Error(`Order ${id} has no item ${item}. Its items: ${known}.`);
    }
    fill(items, own, { available, count: count === undefined ? undefined : Number(count) });
  }
  return items;
}

/** Divides a count among the lines of one SKU, which differ in their messages. The last line takes the excess, and is refused. */
function fill(
  items: Map<number, number>,
  lines: readonly Line[],
  { available, count }: { available: (line: Line) => number; count: number | undefined },
): void {
  let left = count ?? lines.reduce((sum, line) => sum + available(line), 0);
  for (const [index, line] of lines.entries()) {
    const taken = index === lines.length - 1 ? left : Math.min(left, available(line));
    if (taken > 0) items.set(line.id, (items.get(line.id) ?? 0) + taken);
    left -= taken;
  }
}

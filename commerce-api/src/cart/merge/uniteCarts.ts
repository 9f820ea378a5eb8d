import type { LimitConfig } from '../../platform/config/limitConfig.ts';
import type { LimitedItem, MergeReport, RestoredItem } from '../../model/mergeReport.ts';
import { MAX_QUANTITY } from '../cartLines.ts';
import { cartEntries, itemsPerCount, type CartEntry, type MergeLine } from './cartEntries.ts';

/** A line of the merged cart. */
export interface MergedLine {
  line: MergeLine;
  /** 0 removes the line. */
  quantity: number;
}

export interface UnitedCart extends MergeReport {
  lines: MergedLine[];
}

interface UniteLimits {
  /** Available quantity of each SKU; SKUs that are no longer sold are missing. */
  stock: ReadonlyMap<number, number>;
  maxLines: LimitConfig['cartLines'];
}

/**
 * Unites the lines of a customer's cart and of the browser's cart. The same items in both are one wish: the larger quantity
 * counts, not the sum. The limits are those of an addition to the cart. If they are reached, the items of the browser's cart come
 * first, which the shopper has just chosen.
 */
export function uniteCarts(
  own: readonly MergeLine[],
  browser: readonly MergeLine[],
  { stock, maxLines }: UniteLimits,
): UnitedCart {
  const left = new Map(stock);
  let linesLeft = maxLines;
  const united: UnitedCart = { lines: [], restored: [], limited: [] };
  for (const { entry, inOwn, inBrowser } of pairs(cartEntries(own), cartEntries(browser))) {
    const wanted = Math.max(inOwn, inBrowser);
    const count = entry.lines.length > linesLeft ? 0 : allowedCount(entry, wanted, left);
    if (count > 0) linesLeft -= entry.lines.length;
    for (const line of entry.lines) {
      const { skuId, productId } = line;
      const items = itemsPerCount(line);
      const item = { skuId, productId };
      left.set(skuId, (left.get(skuId) ?? 0) - count * items);
      united.lines.push({ line, quantity: count * items });
      if (count > inBrowser) united.restored.push({ ...item, quantity: (count - inBrowser) * items });
      if (count < wanted) {
        united.limited.push({ ...item, quantity: count * items, requestedQuantity: wanted * items });
      }
    }
  }
  return { ...united, restored: bySku(united.restored, addRestored), limited: bySku(united.limited, addLimited) };
}

interface Pair {
  /** Of the customer's cart if it has the items, so that its lines keep their ids. */
  entry: CartEntry;
  inOwn: number;
  inBrowser: number;
}

/** The entries of the browser's cart, each with the same one of the customer's cart, then the others of the customer's cart. */
function pairs(own: readonly CartEntry[], browser: readonly CartEntry[]): Pair[] {
  const unpaired = [...own];
  const ofBrowser = browser.map((entry): Pair => {
    const at = unpaired.findIndex(({ key }) => key === entry.key);
    const [same] = at === -1 ? [] : unpaired.splice(at, 1);
    return { entry: same ?? entry, inOwn: same?.count ?? 0, inBrowser: entry.count };
  });
  return [...ofBrowser, ...unpaired.map((entry) => ({ entry, inOwn: entry.count, inBrowser: 0 }))];
}

/** The largest count up to `wanted` for which all lines are in stock, together with those before. */
function allowedCount({ lines }: CartEntry, wanted: number, left: ReadonlyMap<number, number>): number {
  const needed = new Map<number, number>();
  for (const line of lines) needed.set(line.skuId, (needed.get(line.skuId) ?? 0) + itemsPerCount(line));
  const byStock = [...needed].map(([skuId, quantity]) => Math.floor((left.get(skuId) ?? 0) / quantity));
  const byLine = lines.map((line) => Math.floor(MAX_QUANTITY / itemsPerCount(line)));
  return Math.max(0, Math.min(wanted, ...byStock, ...byLine));
}

function bySku<Item extends { skuId: number }>(items: readonly Item[], add: (one: Item, other: Item) => Item): Item[] {
  const sums = new Map<number, Item>();
  for (const item of items) {
    const sum = sums.get(item.skuId);
    sums.set(item.skuId, sum ? add(sum, item) : item);
  }
  return [...sums.values()];
}

function addRestored(one: RestoredItem, { quantity }: RestoredItem): RestoredItem {
  return { ...one, quantity: one.quantity + quantity };
}

function addLimited(one: LimitedItem, { quantity, requestedQuantity }: LimitedItem): LimitedItem {
  return {
    ...one,
    quantity: one.quantity + quantity,
    requestedQuantity: one.requestedQuantity + requestedQuantity,
  };
}

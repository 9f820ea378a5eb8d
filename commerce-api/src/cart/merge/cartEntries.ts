import type { CartLine } from '../cartLine.ts';

/** A line with its place in a package. */
export interface MergeLine extends Omit<CartLine, 'place'> {
  /** Common to the lines of one package; null outside of packages. */
  groupKey: string | null;
  packageId: number | null;
  packageGroupId: number | null;
  packageOptionId: number | null;
}

/** The lines that change together: a single one, or those of a package. */
export interface CartEntry {
  /** Equal for the same items: a SKU with its message, or a package with its options. */
  key: string;
  /** Quantity of the single line, or number of packages. */
  count: number;
  lines: readonly MergeLine[];
}

export function cartEntries(lines: readonly MergeLine[]): CartEntry[] {
  const groups = new Map<string, MergeLine[]>();
  for (const line of lines) {
    const group = line.groupKey ?? `line ${line.id}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...groups.values()].map((group) => ({
    key: JSON.stringify(group.map(keyOf).toSorted()),
    count: Math.max(...group.map((line) => Math.floor(line.quantity / itemsPerCount(line)))),
    lines: group,
  }));
}

/** Items of the line in one package; 1 outside of packages. */
export function itemsPerCount({ packageQuantity }: MergeLine): number {
  return packageQuantity ?? 1;
}

function keyOf({ skuId, message, packageId, packageGroupId, packageOptionId }: MergeLine): string {
  return JSON.stringify([packageId, packageGroupId, packageOptionId, skuId, message]);
}

import type { CartLine } from '@hemvaror/runtime/cart/cartSession';

/** A line at its position among the displayed lines. */
export interface PlacedLine {
  line: CartLine;
  at: number;
}

export interface DisplayedLine {
  line: CartLine;
  /** True for the place of a removed line. */
  isRemoved: boolean;
}

/**
 * The lines in display order. The API appends a restored line to the cart; here it returns to its former place.
 *
 * @param removed the line whose removal can be undone
 * @param restored the line that was put back last
 */
export function displayedLines(
  lines: readonly CartLine[],
  removed: PlacedLine | null,
  restored: PlacedLine | null,
): DisplayedLine[] {
  let displayed = lines.map((line) => ({ line, isRemoved: false }));
  const back = restored && displayed.find(({ line }) => isSameItem(line, restored.line));
  if (back) displayed = displayed.filter((other) => other !== back).toSpliced(restored.at, 0, back);
  return removed ? displayed.toSpliced(removed.at, 0, { line: removed.line, isRemoved: true }) : displayed;
}

function isSameItem(a: CartLine, b: CartLine): boolean {
  return a.skuId === b.skuId && (a.message ?? '') === (b.message ?? '');
}

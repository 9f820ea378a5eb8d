/**
 * The products among `ids` that lists leave out because their variant group shows another one. No group does that yet:
 * all colors of a family stand in lists.
 */
export async function readCollapsed(): Promise<ReadonlySet<number>> {
  return new Set();
}

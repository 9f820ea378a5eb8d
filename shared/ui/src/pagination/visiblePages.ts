/** Pages on either side of the current one. */
const NEIGHBORS = 1;

/**
 * The page numbers of a pagination: the first, the last, and those around the current one.
 *
 * @param current counted from 1; clamped to the existing pages
 * @returns in ascending order, with null for a gap; a gap of a single page contains that page instead
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const here = Math.min(Math.max(1, current), count);
  const visible = Array.from({ length: Math.max(0, count) }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - here) <= NEIGHBORS,
  );

  return visible.flatMap((page, at) => {
    const missing = page - (visible[at - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}

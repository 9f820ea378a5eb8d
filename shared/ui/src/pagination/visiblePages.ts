/** Pages on either side of the current one. */
const NEIGHBORS = 1;

/**
 * The numbers that a pager shows: the first page, the last, and those around the current one.
 *
 * @param current counted from 1; one that does not exist counts as the nearest that does
 * @returns in order, with null where pages are left out; a gap of a single page shows that page instead
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const here = Math.min(Math.max(1, current), count);
  const shown = Array.from({ length: Math.max(0, count) }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - here) <= NEIGHBORS,
  );

  return shown.flatMap((page, at) => {
    const missing = page - (shown[at - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}

/** Stands in for a part that the page can do without. */
export function Empty() {
  return null;
}

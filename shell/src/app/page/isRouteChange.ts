/** STATE-11: a change of only the query or the hash is not a page load. */
export function isRouteChange(from: { pathname: string }, to: { pathname: string } | undefined): boolean {
  return to !== undefined && to.pathname !== from.pathname;
}

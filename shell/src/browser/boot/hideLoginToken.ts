/**
 * Removes a login token from the address bar and the history entry, before the router reads the address: anyone who sees,
 * shares or bookmarks it would be signed in.
 */
export function hideLoginToken(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('loginToken')) return;
  address.searchParams.delete('loginToken');
  window.history.replaceState(window.history.state, '', address);
}

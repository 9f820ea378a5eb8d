/** Whether a URL contains `http` or a colon, as MENU-13 defines it. Call it with the result of `toRelativeUrl`. */
export function isExternal(url: string): boolean {
  return url.includes('http') || url.includes(':');
}

/**
 * Reduces a URL on a host of the shop to path, query and fragment. Returns any other URL unchanged.
 *
 * @param shopHosts host names of all the shop's sites, with the port if there is one, like `hemvist.se` or `localhost:3000`
 * @see MENU-16
 */
export function toRelativeUrl(url: string, shopHosts: readonly string[]): string {
  const parts = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(url.trim());
  if (!parts) return url.trim();

  const [, host = '', rest = ''] = parts;
  if (!shopHosts.some((shopHost) => shopHost.toLowerCase() === host.toLowerCase())) return url.trim();
  // One slash: "https://shop//x.se" would otherwise become "//x.se", which is another host.
  return rest.startsWith('/') ? rest.replace(/^[/\\]+/, '/') : `/${rest}`;
}

export type MenuLabelKey = 'menu.goTo' | 'menu.showAllWithin';

export type MenuLink =
  | { kind: 'internal'; path: string }
  /** A plain anchor; the item's `targetBlank` opens it in a new tab (MENU-14). */
  | { kind: 'external'; href: string };

/**
 * The message key for the link of a menu item with children: "Go to …" for editors' items, "Show all within …" for categories,
 * brands and campaigns. Both interpolate the item's `label`; the texts are in `messages/` beside this file.
 *
 * @param type of the schema's `MenuItemType`: `custom`, `page` or another one
 * @see MENU-11, MENU-12, OP-14
 */
export function menuLabelKey(type: string): MenuLabelKey {
  return type === 'custom' || type === 'page' ? 'menu.goTo' : 'menu.showAllWithin';
}

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

/**
 * Returns the target of a menu link: reduces it to its path, then checks whether it is external (OP-15).
 *
 * @see MENU-13, MENU-16
 */
export function menuLink(url: string, shopHosts: readonly string[]): MenuLink {
  const path = toRelativeUrl(url, shopHosts);
  // "//other.se" has neither http nor a colon, but is another host. Browsers treat a backslash as a slash.
  if (isExternal(path) || /^[/\\]{2}/.test(path)) return { kind: 'external', href: path };
  return { kind: 'internal', path };
}

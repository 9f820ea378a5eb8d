export type MenuLabelKey = 'menu.goTo' | 'menu.showAllWithin';

export type MenuLink =
  | { kind: 'internal'; path: string }
  /** A plain anchor; whether it opens a new tab is the item's `targetBlank` (MENU-14). */
  | { kind: 'external'; href: string };

/**
 * The message for the link to all of a menu item: "Go to …" for what an editor wrote, "Show all within …" for the rest
 * (categories, brands, campaigns). Both take the item's `label`; the texts are in `messages/` beside this file.
 *
 * @param type of the contract's `MenuItemType`: `custom`, `page` or another one
 * @see MENU-11, MENU-12, OP-14
 */
export function menuLabelKey(type: string): MenuLabelKey {
  return type === 'custom' || type === 'page' ? 'menu.goTo' : 'menu.showAllWithin';
}

/** To the letter: whatever contains `http` or a colon (MENU-13). Ask only after `toRelativeUrl`. */
export function isExternal(url: string): boolean {
  return url.includes('http') || url.includes(':');
}

/**
 * A URL that points at the shop's own host, reduced to path, query and fragment; any other comes back as it is.
 *
 * @param shopHosts host names of all the shop's sites, with the port where there is one, like `hemvist.se` or `localhost:3000`
 * @see MENU-16
 */
export function toRelativeUrl(url: string, shopHosts: readonly string[]): string {
  const parts = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(url.trim());
  if (!parts) return url.trim();

  const [, host = '', rest = ''] = parts;
  if (!shopHosts.some((own) => own.toLowerCase() === host.toLowerCase())) return url.trim();
  // One slash: "https://shop//x.se" would otherwise become "//x.se", which is another host.
  return rest.startsWith('/') ? rest.replace(/^[/\\]+/, '/') : `/${rest}`;
}

/**
 * Where a menu link leads, first reduced to its path, then judged (OP-15).
 *
 * @see MENU-13, MENU-16
 */
export function menuLink(url: string, shopHosts: readonly string[]): MenuLink {
  const path = toRelativeUrl(url, shopHosts);
  // "//other.se" has neither http nor a colon, yet no router can follow it; browsers take a backslash for a slash.
  if (isExternal(path) || /^[/\\]{2}/.test(path)) return { kind: 'external', href: path };
  return { kind: 'internal', path };
}

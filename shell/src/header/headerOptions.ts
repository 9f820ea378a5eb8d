/** How the header of this shop is set up. */
export interface HeaderOptions {
  /** HEAD-22 */
  theme: 'light' | 'dark';
  navigation: NavigationOptions;
}

export interface NavigationOptions {
  /** HEAD-04: submenus over the full width, or in a box below their item. */
  type: 'fullWidth' | 'boxed';
  /** HEAD-06 */
  opensBy: 'hover' | 'click';
  /** HEAD-07: a link to all within the parent, in the parent's submenu. */
  linkToAll: boolean;
}

export const HEADER_OPTIONS: HeaderOptions = {
  theme: 'light',
  navigation: { type: 'fullWidth', opensBy: 'hover', linkToAll: true },
};

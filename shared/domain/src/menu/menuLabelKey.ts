export type MenuLabelKey = 'menu.goTo' | 'menu.showAllWithin';

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

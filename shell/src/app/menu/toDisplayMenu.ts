import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import { linkableUrl } from '@hemvaror/domain/menu/linkableUrl';
import type { MenuLink_itemFragment } from './MenuLink.generated.ts';

/** A menu as the layouts show it, and as it travels with the page: nothing in it that nobody reads. */
export interface DisplayMenu {
  title: string;
  items: FirstLevelItem[];
}

export interface DisplayMenuItem<Child = unknown> {
  label: string;
  type: string;
  /** Null for an item that only heads its children. */
  path: string | null;
  newTab?: true;
  children: Child[];
}

export type SecondLevelItem = DisplayMenuItem<DisplayMenuItem<never>>;
export type FirstLevelItem = DisplayMenuItem<SecondLevelItem>;

interface SecondLevelFields extends MenuLink_itemFragment {
  children?: readonly (MenuLink_itemFragment | null)[] | null;
}

interface FirstLevelFields extends MenuLink_itemFragment {
  children?: readonly (SecondLevelFields | null)[] | null;
}

interface MenuFields {
  title: string | null;
  menuItems: readonly (FirstLevelFields | null)[] | null;
}

/**
 * A menu as shoppers see it: in ascending order (MENU-10), without hidden items, without those that have no words, and
 * without an item inside itself. An item without a label goes by its title, one whose URL cannot be linked to is mere words.
 */
export function toDisplayMenu(menu: MenuFields | null): DisplayMenu | null {
  if (!menu) return null;
  const items = toDisplayItems(menu.menuItems, [], (first) =>
    toDisplayItems(first.children, [first], (second) => toDisplayItems(second.children, [first, second], () => [])),
  );
  return { title: menu.title?.trim() ?? '', items };
}

function toDisplayItems<Item extends MenuLink_itemFragment, Child>(
  items: readonly (Item | null)[] | null | undefined,
  above: readonly MenuLink_itemFragment[],
  childrenOf: (item: Item) => Child[],
): DisplayMenuItem<Child>[] {
  return sortByOrder(items).flatMap((item) => {
    const label = labelOf(item);
    if (item.hidden || label === '' || above.some((ancestor) => isSame(ancestor, item))) return [];
    const newTab = item.targetBlank ? { newTab: true as const } : {};
    return [{ label, type: item.type, path: linkableUrl(item.canonicalUrl), ...newTab, children: childrenOf(item) }];
  });
}

function labelOf({ label, title }: MenuLink_itemFragment): string {
  return label?.trim() || title?.trim() || '';
}

/** By id; and by words and address, as a copy of an item gets an id of its own. */
function isSame(one: MenuLink_itemFragment, other: MenuLink_itemFragment): boolean {
  if (one.id !== '' && one.id === other.id) return true;
  return one.canonicalUrl !== null && one.canonicalUrl === other.canonicalUrl && labelOf(one) === labelOf(other);
}

import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import { linkableUrl } from '@hemvaror/domain/menu/linkableUrl';
import type { MenuLink_itemFragment } from './MenuLink.generated.ts';

/** A menu for the layouts. It is serialized into the document, so it contains only the fields that are rendered. */
export interface DisplayMenu {
  title: string;
  items: FirstLevelItem[];
}

export interface DisplayMenuItem<Child = unknown> {
  label: string;
  type: string;
  /** Null for an item that is only the heading of its children. */
  path: string | null;
  newTab?: true;
  /** File of an image with the label as its caption. */
  image?: string;
  children: Child[];
}

export type SecondLevelItem = DisplayMenuItem<DisplayMenuItem<never>>;
export type FirstLevelItem = DisplayMenuItem<SecondLevelItem>;

interface SecondLevelFields extends MenuLink_itemFragment {
  value?: string | null;
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
 * Converts a menu for display: in ascending order (MENU-10), without hidden items, items without text, and items inside
 * themselves. The title replaces a missing label. An item whose URL cannot be linked to is plain text.
 */
export function toDisplayMenu(menu: MenuFields | null): DisplayMenu | null {
  if (!menu) return null;
  const items = toDisplayItems(menu.menuItems, [], (first) =>
    toDisplayItems(first.children, [first], (second) => toDisplayItems(second.children, [first, second], () => [])),
  );
  return { title: menu.title?.trim() ?? '', items };
}

/** Type of an item whose value is the file of an image. */
const IMAGE = 'image';

function toDisplayItems<Item extends MenuLink_itemFragment & { value?: string | null }, Child>(
  items: readonly (Item | null)[] | null | undefined,
  above: readonly MenuLink_itemFragment[],
  childrenOf: (item: Item) => Child[],
): DisplayMenuItem<Child>[] {
  return sortByOrder(items).flatMap((item) => {
    const label = labelOf(item);
    if (item.hidden || label === '' || above.some((ancestor) => isSame(ancestor, item))) return [];
    return [
      {
        label,
        type: item.type,
        path: linkableUrl(item.canonicalUrl),
        ...(item.targetBlank && { newTab: true as const }),
        ...(item.type === IMAGE && item.value && { image: item.value }),
        children: childrenOf(item),
      },
    ];
  });
}

function labelOf({ label, title }: MenuLink_itemFragment): string {
  return label?.trim() || title?.trim() || '';
}

/** Compares by id, then by label and URL, as a copy of an item has another id. */
function isSame(one: MenuLink_itemFragment, other: MenuLink_itemFragment): boolean {
  if (one.id !== '' && one.id === other.id) return true;
  return one.canonicalUrl !== null && one.canonicalUrl === other.canonicalUrl && labelOf(one) === labelOf(other);
}

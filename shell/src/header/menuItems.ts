import { inOrder } from '@storefront/domain/inOrder';

/** What the layouts need of a menu item of any level. */
export interface ShownItem<Child = unknown> {
  id: string;
  label: string;
  type: string;
  /** Null for an item that only heads its children. */
  path: string | null;
  newTab: boolean;
  children: Child[];
}

interface ItemFields {
  id: string;
  label: string | null;
  title: string | null;
  type: string;
  order: number;
  canonicalUrl: string | null;
  targetBlank: boolean;
  hidden: boolean;
}

interface SecondLevelFields extends ItemFields {
  children?: readonly (ItemFields | null)[] | null;
}

interface FirstLevelFields extends ItemFields {
  children?: readonly (SecondLevelFields | null)[] | null;
}

export type SecondLevelItem = ShownItem<ShownItem<never>>;
export type FirstLevelItem = ShownItem<SecondLevelItem>;

/**
 * A menu's items as shoppers see them: in ascending order (MENU-10), without hidden ones and without those that have no
 * words; an item without a label goes by its title.
 */
export function menuItems(items: readonly (FirstLevelFields | null)[] | null | undefined): FirstLevelItem[] {
  return shown(items, (item) => shown(item.children, (child) => shown(child.children, () => [])));
}

function shown<Item extends ItemFields, Child>(
  items: readonly (Item | null)[] | null | undefined,
  childrenOf: (item: Item) => Child[],
): ShownItem<Child>[] {
  return inOrder(items).flatMap((item) => {
    const label = item.label?.trim() || item.title?.trim();
    if (item.hidden || !label) return [];
    const { id, type, canonicalUrl, targetBlank } = item;
    return [{ id, label, type, path: canonicalUrl, newTab: targetBlank, children: childrenOf(item) }];
  });
}

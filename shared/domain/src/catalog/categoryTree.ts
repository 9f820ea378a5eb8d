import { inOrder } from '../inOrder.ts';

/** The part of the contract's `CategoryType` that places a category. */
export interface Category {
  categoryId: number;
  parentCategoryId: number;
  order: number;
}

export interface CategoryNode<C extends Category> {
  category: C;
  children: CategoryNode<C>[];
}

/** The contract's parent of top-level categories. */
export const ROOT_CATEGORY_ID = 0;

/**
 * The category tree from the contract's flat list, siblings in ascending order.
 *
 * A category whose parent is not in the list is left out, for a hidden parent hides what is below it; so is a loop.
 *
 * @see CATALOG-03
 */
export function categoryTree<C extends Category>(
  categories: readonly (C | null | undefined)[] | null | undefined,
): CategoryNode<C>[] {
  const childrenOf = new Map<number, C[]>();
  for (const category of inOrder<C>(categories)) {
    const siblings = childrenOf.get(category.parentCategoryId);
    if (siblings) siblings.push(category);
    else childrenOf.set(category.parentCategoryId, [category]);
  }

  function nodesBelow(parentId: number): CategoryNode<C>[] {
    const children = childrenOf.get(parentId) ?? [];
    // Each level is used once: a root that names itself as its parent would otherwise go on for ever.
    childrenOf.delete(parentId);
    return children.map((category) => ({ category, children: nodesBelow(category.categoryId) }));
  }

  return nodesBelow(ROOT_CATEGORY_ID);
}

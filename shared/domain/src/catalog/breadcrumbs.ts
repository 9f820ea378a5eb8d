import { compact } from '../compact.ts';

/** The part of the contract's `CategoryType` that places a category. */
interface Category {
  categoryId: number;
  parentCategoryId: number;
  order: number;
}

/** The contract's parent of top-level categories. */
const ROOT_CATEGORY_ID = 0;

/**
 * The way from the top of the catalog to a category, that category last. Empty when it is not in the list; when a parent
 * is missing, the way begins below it.
 *
 * @param categories the contract's flat list
 */
export function breadcrumbs<C extends Category>(
  categories: readonly (C | null | undefined)[] | null | undefined,
  categoryId: number,
): C[] {
  const byId = new Map(compact<C>(categories).map((category) => [category.categoryId, category]));
  const trail: C[] = [];

  for (let id = categoryId; id !== ROOT_CATEGORY_ID;) {
    const category = byId.get(id);
    if (!category) break;
    trail.unshift(category);
    byId.delete(id); // no category twice: a loop in the data must not hang the page
    id = category.parentCategoryId;
  }
  return trail;
}

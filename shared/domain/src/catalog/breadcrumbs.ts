import { compact } from '../compact.ts';
import { ROOT_CATEGORY_ID } from './rootCategoryId.ts';

/** The fields of the schema's `CategoryType` that define the tree. */
interface Category {
  categoryId: number;
  parentCategoryId: number;
  order: number;
}

/**
 * Returns the path from the top of the catalog to a category, that category last. Empty if it is not in the list; if an
 * ancestor is missing, the path begins below it.
 *
 * @param categories the API's flat list
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
    byId.delete(id); // each category once: a cycle in the data must not hang the page
    id = category.parentCategoryId;
  }
  return trail;
}

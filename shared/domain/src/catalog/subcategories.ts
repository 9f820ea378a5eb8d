import { compact } from '../compact.ts';
import { sortByOrder } from '../sortByOrder.ts';
import { ROOT_CATEGORY_ID } from './rootCategoryId.ts';

/** The fields of the schema's `CategoryType` that define the tree. */
interface Category {
  parentCategoryId: number;
  order: number;
}

/**
 * Returns the categories directly below another one, by `order` (CATALOG-03).
 *
 * @param categories the API's flat list
 * @param parentId without it, the main categories of the shop
 */
export function subcategories<C extends Category>(
  categories: readonly (C | null | undefined)[] | null | undefined,
  parentId = ROOT_CATEGORY_ID,
): C[] {
  return sortByOrder(compact<C>(categories).filter(({ parentCategoryId }) => parentCategoryId === parentId));
}

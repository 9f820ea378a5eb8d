import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { compact } from '@hemvaror/domain/compact';
import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import { CategoriesDocument } from './CategoryLinks.generated.ts';
import type { LinkedCategory } from './CategoryLinks.tsx';

/** The API's parent of the main categories. */
const ROOT = 0;

/** @throws ApiError */
export async function mainCategories(operations: GraphQLOperations): Promise<LinkedCategory[]> {
  const { categories } = await operations.query({ document: CategoriesDocument });
  const main = compact(categories).filter(({ parentCategoryId }) => parentCategoryId === ROOT);
  return sortByOrder(main).flatMap(({ name, canonicalUrl }) =>
    name && canonicalUrl ? [{ name, url: canonicalUrl }] : [],
  );
}

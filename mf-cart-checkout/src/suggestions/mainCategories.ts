import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { subcategories } from '@hemvaror/domain/catalog/subcategories';
import { CategoriesDocument } from './CategoryLinks.generated.ts';
import type { LinkedCategory } from './CategoryLinks.tsx';

/** @throws ApiError */
export async function mainCategories(operations: GraphQLOperations): Promise<LinkedCategory[]> {
  const { categories } = await operations.query({ document: CategoriesDocument });
  return subcategories(categories).flatMap(({ name, canonicalUrl }) =>
    name && canonicalUrl ? [{ name, url: canonicalUrl }] : [],
  );
}

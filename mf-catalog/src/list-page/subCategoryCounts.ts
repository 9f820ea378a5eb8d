import { compact } from '@hemvaror/domain/compact';
import type { ProductsQuery } from './ListPage.generated.ts';

type Facets = NonNullable<NonNullable<ProductsQuery['products']>['filters']>['facets'] | undefined;

/**
 * Number of products of each category that the list contains.
 *
 * @param facets facets of the list without a selection
 * @returns counts by the URL of the category
 */
export function subCategoryCounts(facets: Facets): Record<string, number> {
  const values = compact(facets)
    .filter(({ type }) => type === 'Category')
    .flatMap((group) => compact(group.values));
  return Object.fromEntries(values.flatMap(({ url, count }) => (url && count > 0 ? [[url, count]] : [])));
}

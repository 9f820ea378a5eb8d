import type { ProductList } from './ProductList.ts';

/** Number of the last page of a list, at least 1: an empty list has one empty page. */
export function lastPage({ count, pageSize }: Pick<ProductList, 'count' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

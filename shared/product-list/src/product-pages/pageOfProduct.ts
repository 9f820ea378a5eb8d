import type { ProductList } from '../ProductList.ts';

/**
 * The number of the page that lists a product, counted from the first rendered page (CATALOG-28).
 *
 * @param index of the product among the rendered ones
 */
export function pageOfProduct(index: number, first: number, { pageSize }: Pick<ProductList, 'pageSize'>): number {
  return first + Math.floor(index / pageSize);
}

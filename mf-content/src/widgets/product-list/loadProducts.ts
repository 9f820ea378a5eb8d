import { compact } from '@hemvaror/domain/compact';
import { PRODUCT_LIST, type Widget } from '../../widget-area/widget.ts';
import type { ProductsQuery, ProductsQueryVariables } from './ProductList.generated.ts';
import { productListFrom } from './productListFrom.ts';

/** Sends the query `products` of `ProductList.graphql`. */
export type QueryProducts = (variables: ProductsQueryVariables) => Promise<ProductsQuery>;

/** Loads the products of a product list (WIDGET-04). Returns other widgets unchanged, without a request. */
export async function loadProducts(widget: Widget, query: QueryProducts): Promise<Widget> {
  if (widget.name !== PRODUCT_LIST) return widget;
  const { mode, filter, take } = productListFrom(widget.configuration);
  if (mode !== 'DEFAULT') return widget;

  try {
    const { products } = await query({ filter, take });
    return { ...widget, products: compact(products?.products) };
  } catch {
    // A failed product list is hidden; it must not fail the page.
    return widget;
  }
}

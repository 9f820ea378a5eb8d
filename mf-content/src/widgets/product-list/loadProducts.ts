import { compact } from '@hemvaror/domain/compact';
import { PRODUCT_LIST, type Widget } from '../../widget-area/widget.ts';
import type { ProductsQuery, ProductsQueryVariables } from './ProductList.generated.ts';
import { productListFrom } from './productListFrom.ts';

/** Sends the query `products` of `ProductList.graphql`. */
export type QueryProducts = (variables: ProductsQueryVariables) => Promise<ProductsQuery>;

/** Gives a product list its products; other widgets come back as they are, without a call (WIDGET-04). */
export async function loadProducts(widget: Widget, query: QueryProducts): Promise<Widget> {
  if (widget.name !== PRODUCT_LIST) return widget;
  const { mode, filter, take } = productListFrom(widget.configuration);
  if (mode !== 'DEFAULT') return widget;

  try {
    const { products } = await query({ filter, take });
    return { ...widget, products: compact(products?.products) };
  } catch {
    // A row that recommends products is not worth an error page: it stays hidden, the page stands.
    return widget;
  }
}

import type { GraphQLOperations } from '@storefront/api/operations';
import { present } from '@storefront/domain/present';
import { PRODUCT_LIST, type Widget } from '../../widget-area/widget.ts';
import { ProductsDocument } from './ProductList.generated.ts';
import { productListFrom } from './productListFrom.ts';

/** Gives a product list its products; other widgets come back as they are, without a call (WIDGET-04). */
export async function loadProducts(operations: GraphQLOperations, widget: Widget): Promise<Widget> {
  if (widget.name !== PRODUCT_LIST) return widget;
  const { mode, filter, take } = productListFrom(widget.configuration);
  if (mode !== 'DEFAULT') return widget;

  try {
    const { products } = await operations.query({ document: ProductsDocument, variables: { filter, take } });
    return { ...widget, products: present(products?.products) };
  } catch {
    // A row that recommends products is not worth an error page: it stays hidden, the page stands.
    return widget;
  }
}

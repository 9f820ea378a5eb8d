import { loadProducts, type QueryProducts } from '../widgets/product-list/loadProducts.ts';
import type { WidgetContainer } from './widget.ts';

/** Loads the products of all product lists of an area, in parallel. */
export async function withProducts(
  containers: readonly WidgetContainer[],
  query: QueryProducts,
): Promise<WidgetContainer[]> {
  return Promise.all(
    containers.map(async (container) => ({
      ...container,
      widgets: await Promise.all(container.widgets.map((widget) => loadProducts(widget, query))),
    })),
  );
}

import type { GraphQLOperations } from '@storefront/api/operations';
import { loadProducts } from '../widgets/product-list/loadProducts.ts';
import type { WidgetContainer } from './widget.ts';

/** Gives the product lists of an area their products, all at once. */
export async function withProducts(
  operations: GraphQLOperations,
  containers: readonly WidgetContainer[],
): Promise<WidgetContainer[]> {
  return Promise.all(
    containers.map(async (container) => ({
      ...container,
      widgets: await Promise.all(container.widgets.map((widget) => loadProducts(operations, widget))),
    })),
  );
}

import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { QueryProducts } from '../widgets/product-list/loadProducts.ts';
import type { Configuration, WidgetArea } from './widget.ts';
import type { WidgetAreaQuery } from './WidgetArea.generated.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { withProducts } from './withProducts.ts';

interface PageAreaOptions {
  /** The variables of the area query. */
  variables: Configuration;
  shopName: string;
  queryProducts: QueryProducts;
}

/**
 * The area of a page, with the products of its lists, so that the first view is complete. The lists depend on the area, so
 * their queries are a second round trip, in parallel.
 *
 * @returns null if the area does not exist
 */
export async function pageArea(
  { widgetArea }: WidgetAreaQuery,
  { variables, shopName, queryProducts }: PageAreaOptions,
): Promise<WidgetArea | null> {
  if (!widgetArea) return null;

  const area = widgetAreaFrom(widgetArea, variables);
  const containers = await withProducts(area.containers, queryProducts);
  const meta = area.meta && { ...area.meta, title: pageTitle(area.meta.title, shopName) };
  return { ...area, meta, containers };
}

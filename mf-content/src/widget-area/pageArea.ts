import { pageTitle } from '@hemvaror/domain/site/pageTitle';
import type { QueryProducts } from '../widgets/product-list/loadProducts.ts';
import type { Configuration, WidgetArea } from './widget.ts';
import type { WidgetAreaQuery } from './WidgetArea.generated.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { withProducts } from './withProducts.ts';

interface PageAreaOptions {
  /** The variables that the area was queried with. */
  variables: Configuration;
  shopName: string;
  queryProducts: QueryProducts;
}

/**
 * The area that fills a page, with the products of its lists: all that its first paint needs. The lists are known only when
 * the area is, so this is the second of two trips to the API; all lists share it.
 *
 * @returns null when there is no such area
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

import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs } from '@storefront/federation/contract';
import { shopContext } from '@storefront/store/shop';
import { areaVariables } from './areaVariables.ts';
import { pageTitleFrom } from './pageTitleFrom.ts';
import type { WidgetArea } from './widget.ts';
import { WidgetAreaDocument, type WidgetAreaQueryVariables } from './WidgetArea.generated.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { withProducts } from './withProducts.ts';

/** Which area: by family and area name, or a content page by its alias (WIDGET-13). */
export interface WidgetAreaChoice {
  family?: string;
  areaName?: string;
  alias?: string;
  filters?: { key: string; value: string }[];
  preview?: boolean;
  /** Path of the list page that the area stands on. */
  url?: string;
}

/**
 * An area with the products of its lists, all that its first paint needs. The lists are known only when the area is, so
 * this is two trips to the API; all lists share the second.
 *
 * @returns null when there is no such area
 * @throws ApiError when the area's query fails (ERR-07); a list that fails is left out
 */
export async function loadWidgetArea(
  context: LoaderArgs['context'],
  { alias, ...choice }: WidgetAreaChoice,
): Promise<WidgetArea | null> {
  const operations = context.get(apolloContext);
  const { config } = context.get(shopContext);
  const variables = {
    ...choice,
    ...(alias !== undefined && { widgetAlias: alias }),
    ...areaVariables(context),
  } satisfies WidgetAreaQueryVariables;

  const { widgetArea } = await operations.query({ document: WidgetAreaDocument, variables });
  if (!widgetArea) return null;

  const area = widgetAreaFrom(widgetArea, variables);
  const containers = await withProducts(operations, area.containers);
  const meta = area.meta && { ...area.meta, title: pageTitleFrom(area.meta.title, config.shopName) };
  return { ...area, meta, containers };
}

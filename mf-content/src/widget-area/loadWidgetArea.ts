import { apolloContext } from '@storefront/api/operations';
import type { LoaderArgs } from '@storefront/federation/contract';
import { storeContext } from '@storefront/store/appStore';
import { shopContext } from '@storefront/store/shop';
import { siteSlice } from '@storefront/store/siteSlice';
import { loadProducts } from '../widgets/product-list/loadProducts.ts';
import { pageTitleFrom } from './pageTitleFrom.ts';
import { displaySettingFrom } from './displaySettingFrom.ts';
import type { WidgetArea } from './widget.ts';
import { WidgetAreaDocument, type WidgetAreaQueryVariables } from './WidgetArea.generated.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';

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
  const state = context.get(storeContext).getState();
  const variables = {
    ...choice,
    ...(alias !== undefined && { widgetAlias: alias }),
    displaySetting: displaySettingFrom(siteSlice.selectors.selectViewport(state)),
    customerType: siteSlice.selectors.selectCustomerType(state),
  } satisfies WidgetAreaQueryVariables;

  const { widgetArea } = await operations.query({ document: WidgetAreaDocument, variables });
  if (!widgetArea) return null;

  const area = widgetAreaFrom(widgetArea, variables);
  const containers = await Promise.all(
    area.containers.map(async (container) => ({
      ...container,
      widgets: await Promise.all(container.widgets.map((widget) => loadProducts(operations, widget))),
    })),
  );
  const meta = area.meta && { ...area.meta, title: pageTitleFrom(area.meta.title, config.shopName) };
  return { ...area, meta, containers };
}

import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { areaVariables } from '../widget-area/areaVariables.ts';
import { pageArea } from '../widget-area/pageArea.ts';
import type { WidgetArea } from '../widget-area/widget.ts';
import { WidgetAreaDocument } from '../widget-area/WidgetArea.generated.ts';
import { ProductsDocument } from '../widgets/product-list/ProductList.generated.ts';

export interface FrontPageData {
  /** Null if the shop has no front page area. */
  area: WidgetArea | null;
}

/** FRONT-02: the family is fixed, the area name is configured (OP-17). */
const FAMILY = 'Frontpage';

/** Loads the area of the front page. Leaves out product lists that fail. @throws ApiError if the area query fails (ERR-07) */
export async function loader({ context, request }: LoaderArgs): Promise<FrontPageData> {
  const api = context.get(apolloContext);
  const { frontPageArea, shopName } = context.get(shopContext).config;
  const choice = { family: FAMILY, areaName: frontPageArea, url: new URL(request.url).pathname };
  const variables = areaVariables(context, choice);

  const found = await api.query({ document: WidgetAreaDocument, variables });
  const area = await pageArea(found, {
    variables,
    shopName,
    queryProducts: (list) => api.query({ document: ProductsDocument, variables: list }),
  });
  return { area };
}

import { PageError } from '@hemvaror/domain/pageError';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { areaVariables } from '../widget-area/areaVariables.ts';
import { pageArea } from '../widget-area/pageArea.ts';
import type { WidgetArea } from '../widget-area/widget.ts';
import { WidgetAreaDocument } from '../widget-area/WidgetArea.generated.ts';
import { ProductsDocument } from '../widgets/product-list/ProductList.generated.ts';
import { previewChoiceFrom } from './previewChoiceFrom.ts';

export interface WidgetPreviewData {
  area: WidgetArea;
}

/** Loads the area named in the query string. @throws PageError 404 if it is missing or unknown */
export async function loader({ context, request }: LoaderArgs): Promise<WidgetPreviewData> {
  const choice = previewChoiceFrom(new URL(request.url).searchParams);
  if (!choice) throw new PageError(404, 'The query string has no area. Expected alias, or family and areaName.');

  const api = context.get(apolloContext);
  const { shopName } = context.get(shopContext).config;
  const variables = areaVariables(context, choice);
  const found = await api.query({ document: WidgetAreaDocument, variables });
  const area = await pageArea(found, {
    variables,
    shopName,
    queryProducts: (list) => api.query({ document: ProductsDocument, variables: list }),
  });
  if (!area) throw new PageError(404, 'The area does not exist.');
  return { area };
}

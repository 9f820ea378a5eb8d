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

/** The area that the query names. @throws PageError 404 when it names none, or one that is not there */
export async function loader({ context, request }: LoaderArgs): Promise<WidgetPreviewData> {
  const choice = previewChoiceFrom(new URL(request.url).searchParams);
  if (!choice) throw new PageError(404, 'a preview needs an alias, or a family and an area name');

  const api = context.get(apolloContext);
  const { shopName } = context.get(shopContext).config;
  const variables = areaVariables(context, choice);
  const found = await api.query({ document: WidgetAreaDocument, variables });
  const area = await pageArea(found, {
    variables,
    shopName,
    queryProducts: (list) => api.query({ document: ProductsDocument, variables: list }),
  });
  if (!area) throw new PageError(404, 'there is no such area to preview');
  return { area };
}

import { apolloContext } from '@hemvaror/runtime/api/operations';
import type { SlotLoaderArgs } from '@hemvaror/runtime/contract/contract';
import type { QueryProducts } from '../widgets/product-list/loadProducts.ts';
import { ProductsDocument } from '../widgets/product-list/ProductList.generated.ts';
import { areaVariables } from './areaVariables.ts';
import { inPairs } from './inPairs.ts';
import { visibleContainers } from './visibleContainers.ts';
import { slotAreaInput, type SlotAreaInput } from './slotAreaInput.ts';
import type { WidgetContainer } from './widget.ts';
import { WidgetAreaDocument, type WidgetArea_areaFragment } from './WidgetArea.generated.ts';
import { widgetAreaFrom } from './widgetAreaFrom.ts';
import { withProducts } from './withProducts.ts';

export interface SlotArea {
  /** At least one, each with something to show. */
  containers: WidgetContainer[];
}

interface AreaRequest {
  place: string;
  input: SlotAreaInput;
}

type Found = [place: string, area: SlotArea];

/**
 * The areas that a page of another team asks for, by place, without the empty ones. Two areas that differ in their names
 * alone, as those above and below a list, share a request.
 *
 * @throws ZodError for inputs that cannot be read, ApiError when the API fails
 */
export async function loader({ inputs, ...around }: SlotLoaderArgs): Promise<Record<string, SlotArea>> {
  const asked = Object.entries(inputs).map(([place, input]): AreaRequest => ({
    place,
    input: slotAreaInput.parse(input),
  }));
  const pairs = inPairs(asked, ({ input: { family, filters, url } }) => JSON.stringify([family, filters, url]));
  const found = await Promise.all(pairs.map(async ([first, second]) => loadAreas(around, first, second)));
  return Object.fromEntries(found.flat());
}

async function loadAreas(
  { context, request: { signal } }: Omit<SlotLoaderArgs, 'inputs'>,
  first: AreaRequest,
  second: AreaRequest | undefined,
): Promise<Found[]> {
  const api = context.get(apolloContext);
  const queryProducts: QueryProducts = (list) => api.query({ document: ProductsDocument, variables: list });
  const { family, areaName, filters, url } = first.input;
  const variables = areaVariables(context, { family, areaName, filters, ...(url !== undefined && { url }) });

  const { widgetArea, second: other } = await api.query({
    document: WidgetAreaDocument,
    variables: { ...variables, ...(second && { secondAreaName: second.input.areaName, withSecond: true }) },
    signal,
  });

  const slotArea = async ({ place, input }: AreaRequest, area: WidgetArea_areaFragment | null | undefined) => {
    if (!area) return [];
    const { containers } = widgetAreaFrom(area, { ...variables, areaName: input.areaName }, input.isInFirstView);
    const shown = visibleContainers(await withProducts(containers, queryProducts));
    return shown.length > 0 ? [[place, { containers: shown }] satisfies Found] : [];
  };
  return (await Promise.all([slotArea(first, widgetArea), ...(second ? [slotArea(second, other)] : [])])).flat();
}

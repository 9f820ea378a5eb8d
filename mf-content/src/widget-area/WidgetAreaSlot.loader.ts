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
  /** At least one, each with a visible widget. */
  containers: WidgetContainer[];
}

interface AreaRequest {
  position: string;
  input: SlotAreaInput;
}

type SlotAreaEntry = [position: string, area: SlotArea];

/**
 * Loads the areas that a page of another team requests, by slot position, without the empty ones. Two areas that differ
 * only in their names, such as those above and below a list, share a request.
 *
 * @throws ZodError for invalid inputs, ApiError if the request fails
 */
export async function loader({ inputs, ...args }: SlotLoaderArgs): Promise<Record<string, SlotArea>> {
  const requests = Object.entries(inputs).map(([position, input]): AreaRequest => ({
    position,
    input: slotAreaInput.parse(input),
  }));
  const pairs = inPairs(requests, ({ input: { family, filters, url } }) => JSON.stringify([family, filters, url]));
  const entries = await Promise.all(pairs.map(async ([first, second]) => loadAreas(args, first, second)));
  return Object.fromEntries(entries.flat());
}

async function loadAreas(
  { context, request: { signal } }: Omit<SlotLoaderArgs, 'inputs'>,
  first: AreaRequest,
  second: AreaRequest | undefined,
): Promise<SlotAreaEntry[]> {
  const api = context.get(apolloContext);
  const queryProducts: QueryProducts = (list) => api.query({ document: ProductsDocument, variables: list });
  const { family, areaName, filters, url } = first.input;
  const variables = areaVariables(context, { family, areaName, filters, ...(url !== undefined && { url }) });

  const { widgetArea, second: other } = await api.query({
    document: WidgetAreaDocument,
    variables: { ...variables, ...(second && { secondAreaName: second.input.areaName, withSecond: true }) },
    signal,
  });

  const slotArea = async ({ position, input }: AreaRequest, area: WidgetArea_areaFragment | null | undefined) => {
    if (!area) return [];
    const { containers } = widgetAreaFrom(area, { ...variables, areaName: input.areaName }, input.isInFirstView);
    const visible = visibleContainers(await withProducts(containers, queryProducts));
    return visible.length > 0 ? [[position, { containers: visible }] satisfies SlotAreaEntry] : [];
  };
  return (await Promise.all([slotArea(first, widgetArea), ...(second ? [slotArea(second, other)] : [])])).flat();
}

import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { facetGroups } from '@hemvaror/domain/list/facetGroups';
import { compact } from '@hemvaror/domain/compact';
import type { ListRequest } from './listRequest.ts';
import type { ProductList_resultFragment } from './ProductList.generated.ts';
import type { ProductList } from './ProductList.ts';

/**
 * Combines the request and the responses of a list into loader data.
 *
 * @param unfiltered the response without a selection; not necessary if nothing is selected
 */
export function productListFrom(
  request: ListRequest,
  {
    found,
    unfiltered = found,
  }: { found: ProductList_resultFragment; unfiltered?: ProductList_resultFragment | undefined },
  { listFilters }: Pick<PublicConfig, 'listFilters'>,
): ProductList {
  const facets = {
    all: unfiltered.filters?.facets,
    total: unfiltered.count,
    counted: found.filters?.facets,
    selection: request.selection,
  };
  return {
    ...request,
    products: compact(found.products),
    count: found.count,
    groups: facetGroups(facets, listFilters),
  };
}

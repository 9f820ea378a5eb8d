import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import type { PublicConfig } from '@storefront/config/publicConfig';
import { facetGroups, type ApiFacets } from '@storefront/domain/list/facetGroups';
import { present } from '@storefront/domain/present';
import type { ListRequest } from './listRequest.ts';
import type { ProductList } from './ProductList.ts';

/** What the API answers of a list. */
interface FoundProducts {
  count: number;
  products?: readonly (ProductCard_productFragment | null)[] | null;
  filters?: { facets: ApiFacets } | null;
}

/**
 * A list as its page shows it.
 *
 * @param unfiltered what the list has without a selection; left out when nothing is chosen
 */
export function productListFrom(
  request: ListRequest,
  { found, unfiltered = found }: { found: FoundProducts; unfiltered?: FoundProducts | undefined },
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
    products: present(found.products),
    count: found.count,
    groups: facetGroups(facets, listFilters),
  };
}

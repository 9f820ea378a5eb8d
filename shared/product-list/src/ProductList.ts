import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import type { FacetGroup } from '@hemvaror/domain/list/facetGroups';
import type { ListRequest } from './listRequest.ts';

/** A list of products as a loader hands it to the page: what was asked for, and what there is of it. */
export interface ProductList extends ListRequest {
  /** Of the pages that were asked for. */
  products: ProductCard_productFragment[];
  /** Of the whole list under the selection. */
  count: number;
  groups: FacetGroup[];
}

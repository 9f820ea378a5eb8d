import type { FacetGroup } from '@hemvaror/domain/list/facetGroups';
import type { ProductList_productFragment } from './ProductList.generated.ts';
import type { ListRequest } from './listRequest.ts';

/** The loader data of a product list: the request and its result. */
export interface ProductList extends ListRequest {
  /** Products of the requested pages. */
  products: ProductList_productFragment[];
  /** Number of products in the whole list with the selection. */
  count: number;
  groups: FacetGroup[];
}

import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import type { FacetGroup } from '@storefront/domain/list/facetGroups';
import type { ListSelection, ProductSort } from '@storefront/domain/list/listSelection';

/** A list of products as a loader hands it to the page. */
export interface ProductList {
  products: ProductCard_productFragment[];
  /** Of the whole list under the selection. */
  count: number;
  /** The pages that `products` are, from 1. */
  first: number;
  last: number;
  pageSize: number;
  selection: ListSelection;
  defaultSort: ProductSort;
  groups: FacetGroup[];
  /** Where the list stands, encoded. */
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
  /** Alias of the product that was opened from here before the shopper came back (CATALOG-30). */
  relocateAlias: string | null;
  /** Whether the filters stand in the page as links, for who has no script. */
  showsFilterLinks: boolean;
}

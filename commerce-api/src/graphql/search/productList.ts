import type { View } from '../../markets/view.ts';
import type { ListResult } from '../../search/listQuery.ts';

/** A list of products: the result of the index, with the language and currency of the request. */
export interface ProductList {
  list: ListResult;
  view: View;
}

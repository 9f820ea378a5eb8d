import type { View } from '../../markets/view.ts';
import type { ListResult } from '../../search/listQuery.ts';

/** A list of products for somebody: the answer of the index, and the language and currency to show it in. */
export interface ProductList {
  list: ListResult;
  view: View;
}

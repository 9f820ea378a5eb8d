/** Detail of the `search:click` event: the selected suggestion. */
export type SearchClick =
  | { type: 'suggestion'; data: string }
  | { type: 'product'; data: { productId: number; name: string; canonicalUrl: string } }
  | { type: 'category' | 'brand' | 'page'; data: { name: string; canonicalUrl: string } };

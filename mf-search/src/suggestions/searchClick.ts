/** What a shopper took of what the search offered: the detail of the event `search:click`. */
export type SearchClick =
  | { type: 'suggestion'; data: string }
  | { type: 'product'; data: { productId: number; name: string; canonicalUrl: string } }
  | { type: 'category' | 'brand'; data: { name: string; canonicalUrl: string } };

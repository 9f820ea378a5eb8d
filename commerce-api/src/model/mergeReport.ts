/** The effect of merging a browser's cart with the customer's cart. Stored, so that a repeated request gets the same response. */
export interface MergeReport {
  /** Items that come from the customer's cart and were not in the browser's. */
  restored: RestoredItem[];
  /** Items of which the merged cart has fewer than the two carts had. */
  limited: LimitedItem[];
}

export interface RestoredItem {
  skuId: number;
  productId: number;
  quantity: number;
}

export interface LimitedItem extends RestoredItem {
  /** The larger quantity of the two carts; `quantity` is left in the merged cart, and may be 0. */
  requestedQuantity: number;
}

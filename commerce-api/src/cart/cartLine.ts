/** Where a stored line belongs in a package. */
export interface PackagePlace {
  groupKey: string;
  packageId: number;
  groupId: number;
  optionId: number;
}

/** A stored line with its product. */
export interface CartLine {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
  message: string;
  /** Null outside of packages. */
  place: PackagePlace | null;
  /** Items per package; null outside of packages. */
  packageQuantity: number | null;
}

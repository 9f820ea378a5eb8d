import { onlySku, availableQuantity, type PurchasableSku } from './purchase.ts';

/** A size that the shopper selected, with the data to find it on another product of the variant group. */
export interface SizeChoice {
  skuId: number;
  label: string | null;
  /** Variant group of the product; null if it has none. */
  familyId: number | null;
  /** Whether it was in stock when selected. Sold-out sizes can be selected to see when they are back. */
  wasSellable: boolean;
}

interface Sized extends PurchasableSku {
  name: string | null;
}

export function parseSizeChoice(sku: Sized, familyId: number | null): SizeChoice {
  return { skuId: sku.skuId, label: sku.name, familyId, wasSellable: availableQuantity(sku) > 0 };
}

/**
 * The selected SKU: the only SKU of a product, the one the shopper selected, or the one of the same size on another product
 * of the variant group. A SKU that has sold out since its selection is deselected (CART-20, CART-21).
 */
export function selectedSku<Sku extends Sized>(
  skus: readonly Sku[],
  familyId: number | null,
  choice: SizeChoice | null,
): Sku | undefined {
  const only = onlySku(skus);
  if (only || !choice) return only;

  const same = skus.find(({ skuId }) => skuId === choice.skuId);
  if (same) return choice.wasSellable && availableQuantity(same) === 0 ? undefined : same;
  const isFamily = familyId !== null && familyId === choice.familyId;
  return isFamily && choice.label ? skus.find(({ name }) => name === choice.label) : undefined;
}

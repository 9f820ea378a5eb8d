import { onlySku, availableQuantity, type PurchasableSku } from './purchase.ts';

/** A size that the shopper chose, and what is needed to find it again on another product of the family. */
export interface SizeChoice {
  skuId: number;
  label: string | null;
  /** Of the product it was chosen on; null when it stands alone. */
  familyId: number | null;
  /** Whether it could be bought then; a sold-out size may be chosen to read when it is back. */
  wasSellable: boolean;
}

interface Sized extends PurchasableSku {
  name: string | null;
}

export function parseSizeChoice(sku: Sized, familyId: number | null): SizeChoice {
  return { skuId: sku.skuId, label: sku.name, familyId, wasSellable: availableQuantity(sku) > 0 };
}

/**
 * The sku that is chosen: a product's only one, the one the shopper chose, or on another product of the family the one of
 * the same size. One that has run out since it was chosen is no longer chosen (CART-20, CART-21).
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

import { compact } from '@hemvaror/domain/compact';
import type { SizeOf_lineFragment } from './sizeOf.generated.ts';

/** SKU names that mean "one size only". */
const NO_SIZE: readonly string[] = ['', '-', 'one size'];

/** @returns null for a product of one size, and for a removed SKU */
export function sizeOf({ product, skuId }: SizeOf_lineFragment): string | null {
  const sku = compact(product?.skus).find((candidate) => candidate.skuId === skuId);
  const size = sku?.name?.trim() ?? '';
  return NO_SIZE.includes(size.toLowerCase()) ? null : size;
}

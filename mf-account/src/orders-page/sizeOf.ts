import { present } from '@storefront/domain/present';
import type { Orders_lineFragment } from './OrdersPage.generated.ts';

/** Names of skus that stand for "there is only one" (behaviours, section 9). */
const NO_SIZE: readonly string[] = ['', '-', 'one size'];

/** @returns null for a product of one size, and for a size that is no longer made */
export function sizeOf({ product, skuId }: Orders_lineFragment): string | null {
  const sku = present(product?.skus).find((candidate) => candidate.skuId === skuId);
  const size = sku?.name?.trim() ?? '';
  return NO_SIZE.includes(size.toLowerCase()) ? null : size;
}

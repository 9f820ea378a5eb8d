import { compact } from '@hemvaror/domain/compact';
import type { SubjectLine } from '@hemvaror/runtime/contract/pageSubject';

/** The name of a line's SKU; undefined if the product no longer has it. */
export function sizeOf({ skuId, product }: Pick<SubjectLine, 'skuId' | 'product'>): string | undefined {
  return compact(product?.skus).find((sku) => sku.skuId === skuId)?.name ?? undefined;
}

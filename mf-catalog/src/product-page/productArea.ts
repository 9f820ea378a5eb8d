import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { SlotInputs } from '@hemvaror/runtime/contract/contract';
import type { ProductArea_productFragment } from './productArea.generated.ts';

/** Inputs of the slot below a product (WIDGET-13). */
export function productArea(
  { alias, brand, primaryCategory, canonicalUrl }: ProductArea_productFragment,
  { productArea: { family, name } }: Pick<PublicConfig, 'productArea'>,
): SlotInputs {
  const aliases = [
    ['Category', primaryCategory?.alias],
    ['Brand', brand?.alias],
    ['Product', alias],
  ] as const;
  const filters = aliases.flatMap(([key, value]) => (value ? [{ key, value }] : []));
  return { below: { family, areaName: name, filters, ...(canonicalUrl && { url: canonicalUrl }) } };
}

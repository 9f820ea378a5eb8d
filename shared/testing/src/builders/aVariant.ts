import type { VariantGroupType, VariantType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aStock } from './aSku.ts';
import type { Complete } from './Complete.ts';

type AVariant = Complete<VariantType>;

/** A color variant of a product. @param color CSS color */
export function aVariant(productId: number, label: string, color: string, stock = aStock(9)): AVariant {
  return {
    level: 1,
    dimension: 'Color',
    label,
    productId,
    canonicalUrl: `/p/krokar/${productId}`,
    stock,
    attributes: [{ key: 'Color', value: color }],
    variants: [],
    alias: null,
    incoming: null,
    name: null,
    primaryImage: null,
    shelf: null,
    skuId: null,
    type: 'Color',
    value: null,
  };
}

export function aVariantGroup(variants: AVariant[] | null, variantGroupId = 7): Complete<VariantGroupType> {
  return { variantGroupId, variants, activeProducts: 2, collapseInLists: false, mainProductId: 7, name: 'Krok' };
}

import type { RelatedProductType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aPrice } from './aPrice.ts';
import { aSku } from './aSku.ts';
import type { Complete } from './Complete.ts';

type ARelatedProduct = Complete<RelatedProductType>;

/** A knob related to the hook of `aProduct`, in one size. */
export function aRelatedProduct(overrides: Partial<ARelatedProduct> = {}): ARelatedProduct {
  return {
    alias: 'knopp',
    name: 'Knopp Ask',
    canonicalUrl: '/p/knoppar/knopp',
    brand: null,
    primaryCategory: null,
    productImages: [],
    images: null,
    primaryImage: null,
    secondaryImage: null,
    unitPrice: aPrice(),
    discountCampaigns: [],
    skus: [aSku({ skuId: 90, productId: 9 })],
    parameterGroups: null,
    relation: 'RELATED',
    relationType: 'RELATED',
    ...overrides,
  };
}

import type { ProductType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aBrand } from './aBrand.ts';
import { aCategory } from './aCategory.ts';
import { aPrice } from './aPrice.ts';
import { aSku, aStock } from './aSku.ts';
import type { Complete } from './Complete.ts';

export type AProduct = Complete<ProductType>;

/** A hook in one size, in stock, at its regular price. */
export function aProduct(overrides: Partial<AProduct> = {}): AProduct {
  return {
    productId: 7,
    alias: 'krok-ek',
    name: 'Krok Ek',
    articleNumber: 'TV-7',
    canonicalUrl: '/p/krokar/krok-ek',
    alternativeUrls: [],
    alternativeCanonicalUrls: null,
    brand: aBrand(),
    primaryCategory: aCategory(),
    categoryId: 112,
    categories: null,
    breadcrumbs: null,
    meta: { title: 'Krok Ek | Hemvist', description: 'En krok av ek.', keywords: null },
    texts: { text1: 'En krok av ek.', text2: '<p>Svarvad i <b>Småland</b>.</p>', text3: '<p>Oljas vid behov.</p>' },
    productImages: [
      { fileName: 'krok-ek-1.webp', tags: ['Krok av ek på vägg'] },
      { fileName: 'krok-ek-2.webp', tags: [] },
    ],
    images: null,
    unitPrice: aPrice(),
    lowestPrice: null,
    priceLog: null,
    discountCampaigns: [],
    quantityPrices: [],
    discountType: null,
    safety: null,
    rating: { score: 4.5, voteCount: 18 },
    totalStock: aStock(20),
    skus: [aSku()],
    parameterGroups: [],
    variantGroup: null,
    variantDimensions: null,
    currentProductVariant: null,
    productPackage: null,
    dimensions: null,
    firstAvailableOn: null,
    freightClass: null,
    supplierId: 1,
    type: null,
    weight: 120,
    ...overrides,
  };
}

/** Products of a list: `Krok 1`, `Krok 2` … from the id `first` on. */
export function someProducts(first: number, count: number): AProduct[] {
  return Array.from({ length: count }, (_, at) => {
    const productId = first + at;
    const alias = `krok-${productId}`;
    return aProduct({ productId, alias, name: `Krok ${productId}`, canonicalUrl: `/p/krokar/${alias}` });
  });
}

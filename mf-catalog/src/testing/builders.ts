import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import type { ListPageInfoQuery } from '../list-page/ListPageInfo.generated.ts';
import type { ProductPage_productFragment } from '../product-page/ProductPage.generated.ts';

type Price = NonNullable<ProductCard_productFragment['unitPrice']>;
type ProductSku = NonNullable<NonNullable<ProductPage_productFragment['skus']>[number]>;
type ListPageInfo = NonNullable<ListPageInfoQuery['listPageInfo']>;

export function aPrice(facts: Partial<Price> = {}): Price {
  return {
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVatFormatted: '149 kr',
    sellingPriceExVatFormatted: '119,20 kr',
    regularPriceIncVatFormatted: '149 kr',
    regularPriceExVatFormatted: '119,20 kr',
    ...facts,
  };
}

export function aCard(facts: Partial<ProductCard_productFragment> = {}): ProductCard_productFragment {
  return {
    productId: 7,
    alias: 'krok-ek',
    name: 'Krok Ek',
    canonicalUrl: '/p/krokar/krok-ek',
    brand: { name: 'Trävind' },
    productImages: [{ fileName: 'krok-ek-1.webp' }],
    unitPrice: aPrice(),
    lowestPrice: null,
    totalStock: aStock(20),
    skus: [{ skuId: 70 }],
    discountCampaigns: [],
    ...facts,
  };
}

/** Cards with the ids and names of a stretch of a list, `from` the first of them. */
export function cards(from: number, count: number): ProductCard_productFragment[] {
  return Array.from({ length: count }, (_, at) => aCard({ productId: from + at, name: `Krok ${from + at}` }));
}

export function aList(facts: Partial<ListPageInfo> = {}): ListPageInfo {
  return {
    id: 112,
    name: 'Krokar',
    canonicalUrl: '/c/krokar',
    alternativeUrls: [
      { language: 'sv', url: '/c/krokar' },
      { language: 'en', url: '/en/c/hooks' },
    ],
    primaryDescription: 'Krokar i trä och mässing.',
    primaryImage: null,
    hideTitle: false,
    hideDescription: false,
    meta: { title: 'Krokar | Hemvist', description: 'Krokar för hallen.' },
    subCategories: [],
    ...facts,
  };
}

export function aStock(inStock: number) {
  return { totalStock: inStock, inStock, oversellable: 0, static: 0 };
}

export function aSku(facts: Partial<ProductSku> = {}): ProductSku {
  return {
    skuId: 70,
    name: '96 mm',
    articleNumber: 'TV-7-96',
    gtin: '2000000200019',
    incoming: null,
    stock: aStock(20),
    ...facts,
  };
}

export function aProduct(facts: Partial<ProductPage_productFragment> = {}): ProductPage_productFragment {
  return {
    productId: 7,
    alias: 'krok-ek',
    name: 'Krok Ek',
    articleNumber: 'TV-7',
    canonicalUrl: '/p/krokar/krok-ek',
    alternativeUrls: [],
    brand: { name: 'Trävind', canonicalUrl: '/b/travind' },
    primaryCategory: { categoryId: 112 },
    meta: { title: 'Krok Ek | Hemvist', description: 'En krok av ek.' },
    texts: { text1: 'En krok av ek.', text2: '<p>Svarvad i <b>Småland</b>.</p>', text3: '<p>Oljas vid behov.</p>' },
    productImages: [
      { fileName: 'krok-ek-1.webp', tags: ['Krok av ek på vägg'] },
      { fileName: 'krok-ek-2.webp', tags: [] },
    ],
    unitPrice: { ...aPrice(), sellingPriceIncVat: 149, currency: { code: 'SEK' } },
    lowestPrice: null,
    rating: { score: 4.5, voteCount: 18 },
    totalStock: aStock(20),
    skus: [aSku()],
    parameterGroups: [],
    variantGroup: null,
    ...facts,
  };
}

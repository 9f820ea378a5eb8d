import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import type { ListPageInfoQuery } from '../list-page/ListPageInfo.generated.ts';
import type { ProductPage_productFragment } from '../product-page/ProductPage.generated.ts';
import type { QueryReviewsQuery } from '../product-page/reviews/Reviews.generated.ts';

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

export function aFacetValue(facetId: string, label: string, count: number) {
  return { facetId, label, count, parentId: null, order: 0, hidden: false };
}

/** @param facts for a parameter: its id and name */
export function aFacetGroup(
  type: string,
  values: ReturnType<typeof aFacetValue>[],
  facts: { filterId: string; label: string } = { filterId: type, label: type },
) {
  return { ...facts, type, order: 0, values };
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
    brand: { alias: 'travind', name: 'Trävind', canonicalUrl: '/b/travind' },
    primaryCategory: { alias: 'krokar', categoryId: 112 },
    meta: { title: 'Krok Ek | Hemvist', description: 'En krok av ek.' },
    texts: { text1: 'En krok av ek.', text2: '<p>Svarvad i <b>Småland</b>.</p>', text3: '<p>Oljas vid behov.</p>' },
    productImages: [
      { fileName: 'krok-ek-1.webp', tags: ['Krok av ek på vägg'] },
      { fileName: 'krok-ek-2.webp', tags: [] },
    ],
    unitPrice: { ...aPrice(), sellingPriceIncVat: 149, currency: { code: 'SEK' } },
    lowestPrice: null,
    discountCampaigns: [],
    rating: { score: 4.5, voteCount: 18 },
    totalStock: aStock(20),
    skus: [aSku()],
    parameterGroups: [],
    variantGroup: null,
    ...facts,
  };
}

/** A product of a family, told apart by color. */
export function aVariant(productId: number, label: string, color: string, stock = { totalStock: 9 }) {
  return {
    level: 1,
    dimension: 'Color',
    label,
    productId,
    canonicalUrl: `/p/krokar/${productId}`,
    stock,
    attributes: [{ value: color }],
    variants: [],
  };
}

type Review = NonNullable<NonNullable<NonNullable<QueryReviewsQuery['reviews']>['reviews']>[number]>;

export function aReview(facts: Partial<Review> = {}): Review {
  return { author: 'Maja', comment: 'Tung och fin.', rating: 5, reviewDate: '2026-03-03T10:00:00Z', ...facts };
}

/** What the API answers for a stretch of `count` reviews, by "Kund 1" and so on. */
export function aReviewAnswer(count: number, { skip, take }: { skip: number; take: number }) {
  const all = Array.from({ length: count }, (_, at) => aReview({ author: `Kund ${at + 1}` }));
  return { data: { reviews: { count, averageRating: 5, reviews: all.slice(skip, skip + take) } } };
}

import { compact } from '@hemvaror/domain/compact';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { absolute, imageUrls } from './imageUrls.ts';
import { siblings } from './siblings.ts';
import type { StructuredData_productFragment, StructuredData_stockFragment } from './structuredData.generated.ts';

/**
 * Structured data of a product (schema.org), one entry per SKU (SEO-05).
 *
 * @param canonical canonical path of the page
 */
export function productStructuredData(product: StructuredData_productFragment, canonical: string, shop: Shop): object {
  const { unitPrice, rating, brand } = product;
  const skus = compact(product.skus);
  const images = imageUrls(product, shop);
  const sibling = siblings(product.variantGroup).find(({ productId }) => productId === product.productId);
  const shared = {
    '@type': 'Product',
    inProductGroupWithID: String(product.variantGroup?.variantGroupId ?? product.productId),
    name: product.name,
    description: product.meta?.description ?? product.texts?.text1 ?? undefined,
    image: images.length > 0 ? images : undefined,
    brand: brand?.name ? { '@type': 'Brand', name: brand.name } : undefined,
    color: sibling?.color ? sibling.label : undefined,
    aggregateRating:
      rating && rating.voteCount > 0
        ? { '@type': 'AggregateRating', ratingValue: rating.score, reviewCount: rating.voteCount }
        : undefined,
  };
  const offer = (stock: StructuredData_stockFragment | null) =>
    unitPrice && {
      '@type': 'Offer',
      url: absolute(canonical, shop),
      priceCurrency: unitPrice.currency?.code ?? shop.currency,
      price: unitPrice.sellingPriceIncVat,
      availability: `https://schema.org/${availability(stock)}`,
      itemCondition: 'https://schema.org/NewCondition',
    };
  const skuEntries = skus.map((sku) => ({
    ...shared,
    sku: sku.articleNumber,
    gtin: sku.gtin ?? undefined,
    size: skus.length > 1 ? (sku.name ?? undefined) : undefined,
    offers: offer(sku.stock),
  }));

  return {
    '@context': 'https://schema.org',
    // A product without SKUs is one entry.
    '@graph': skuEntries.length > 0 ? skuEntries : [{ ...shared, offers: offer(product.totalStock) }],
  };
}

function availability(stock: StructuredData_stockFragment | null): string {
  if (!stock || stock.totalStock <= 0) return 'OutOfStock';
  return stock.inStock > 0 ? 'InStock' : 'BackOrder';
}

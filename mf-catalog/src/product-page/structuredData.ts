import { compact } from '@hemvaror/domain/compact';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { absolute, pictureAddresses } from './pictureAddresses.ts';
import { siblings } from './siblings.ts';
import type { StructuredData_productFragment, StructuredData_stockFragment } from './structuredData.generated.ts';

/**
 * A product for search engines (schema.org), once per SKU (SEO-05).
 *
 * @param canonical path of the page's own address
 */
export function productStructuredData(product: StructuredData_productFragment, canonical: string, shop: Shop): object {
  const { unitPrice, rating, brand } = product;
  const skus = compact(product.skus);
  const pictures = pictureAddresses(product, shop);
  const color = siblings(product.variantGroup).find(({ productId }) => productId === product.productId);
  const shared = {
    '@type': 'Product',
    inProductGroupWithID: String(product.variantGroup?.variantGroupId ?? product.productId),
    name: product.name,
    description: product.meta?.description ?? product.texts?.text1 ?? undefined,
    image: pictures.length > 0 ? pictures : undefined,
    brand: brand?.name ? { '@type': 'Brand', name: brand.name } : undefined,
    color: color?.color ? color.label : undefined,
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
  const ofEachSku = skus.map((sku) => ({
    ...shared,
    sku: sku.articleNumber,
    gtin: sku.gtin ?? undefined,
    size: skus.length > 1 ? (sku.name ?? undefined) : undefined,
    offers: offer(sku.stock),
  }));

  return {
    '@context': 'https://schema.org',
    // What has no sku can still be found.
    '@graph': ofEachSku.length > 0 ? ofEachSku : [{ ...shared, offers: offer(product.totalStock) }],
  };
}

function availability(stock: StructuredData_stockFragment | null): string {
  if (!stock || stock.totalStock <= 0) return 'OutOfStock';
  return stock.inStock > 0 ? 'InStock' : 'BackOrder';
}

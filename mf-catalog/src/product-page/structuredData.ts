import { imageUrl } from '@storefront/commerce-ui/picture/imageUrl';
import { present } from '@storefront/domain/present';
import type { Shop } from '@storefront/store/shop';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';

/** The width that link previews and search engines are given (merchant-api.md, section 9). */
const WIDTH_PX = 1000;

/** Absolute address of a product's first picture; undefined when it has none. */
export function previewImage({ productImages }: ProductPage_productFragment, shop: Shop): string | undefined {
  const [picture] = present(productImages);
  return picture && absolute(imageUrl(shop.config.imageServer, picture.fileName, WIDTH_PX), shop);
}

/** A product for search engines (schema.org), once per sku (behaviours, section 22). */
export function productStructuredData(product: ProductPage_productFragment, shop: Shop): object {
  const { unitPrice, rating, brand } = product;
  const shared = {
    '@type': 'Product',
    inProductGroupWithID: String(product.variantGroup?.variantGroupId ?? product.productId),
    name: product.name,
    description: product.meta?.description ?? product.texts?.text1 ?? undefined,
    image: previewImage(product, shop),
    brand: brand?.name ? { '@type': 'Brand', name: brand.name } : undefined,
    aggregateRating:
      rating && rating.voteCount > 0
        ? { '@type': 'AggregateRating', ratingValue: rating.score, reviewCount: rating.voteCount }
        : undefined,
  };
  const skus = present(product.skus);

  return {
    '@context': 'https://schema.org',
    '@graph': skus.map((sku) => ({
      ...shared,
      sku: sku.articleNumber,
      gtin: sku.gtin ?? undefined,
      size: skus.length > 1 ? (sku.name ?? undefined) : undefined,
      offers: unitPrice && {
        '@type': 'Offer',
        url: absolute(product.canonicalUrl ?? '', shop),
        priceCurrency: unitPrice.currency?.code ?? shop.currency,
        price: unitPrice.sellingPriceIncVat,
        availability: `https://schema.org/${availability(sku.stock)}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    })),
  };
}

function availability(stock: { totalStock: number; inStock: number } | null): string {
  if (!stock || stock.totalStock <= 0) return 'OutOfStock';
  return stock.inStock > 0 ? 'InStock' : 'BackOrder';
}

function absolute(path: string, shop: Shop): string {
  return new URL(path, shop.origins[shop.locale]).href;
}

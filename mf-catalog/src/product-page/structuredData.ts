import { imageUrl } from '@storefront/commerce-ui/picture/imageUrl';
import { present } from '@storefront/domain/present';
import type { Shop } from '@storefront/store/shop';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { siblings } from './siblings.ts';

/** The width that link previews and search engines are given (merchant-api.md, section 9). */
const WIDTH_PX = 1000;

/** Absolute address of a product's first picture; undefined when it has none. */
export function previewImage(product: ProductPage_productFragment, shop: Shop): string | undefined {
  return pictureAddresses(product, shop)[0];
}

/**
 * A product for search engines (schema.org), once per sku (behaviors, section 22).
 *
 * @param canonical path of the page's own address
 */
export function productStructuredData(product: ProductPage_productFragment, canonical: string, shop: Shop): object {
  const { unitPrice, rating, brand } = product;
  const skus = present(product.skus);
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
  const offer = (stock: Stock | null) =>
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

interface Stock {
  totalStock: number;
  inStock: number;
}

function availability(stock: Stock | null): string {
  if (!stock || stock.totalStock <= 0) return 'OutOfStock';
  return stock.inStock > 0 ? 'InStock' : 'BackOrder';
}

function pictureAddresses({ productImages }: ProductPage_productFragment, shop: Shop): string[] {
  const { imageServer } = shop.config;
  return present(productImages).map(({ fileName }) => absolute(imageUrl(imageServer, fileName, WIDTH_PX), shop));
}

function absolute(path: string, shop: Shop): string {
  return new URL(path, shop.origins[shop.locale]).href;
}

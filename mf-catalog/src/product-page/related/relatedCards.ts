import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { compact } from '@hemvaror/domain/compact';
import type { RelatedProductsQuery } from './RelatedProducts.generated.ts';

/**
 * Maps related products to product cards. The API returns their product id and stock only per SKU, so products without a
 * SKU are omitted, and `totalStock` is null if there are several. The API does not return their lowest price.
 */
export function relatedCards(related: RelatedProductsQuery['relatedProducts']): ProductCard_productFragment[] {
  return compact(related).flatMap(({ skus, ...product }) => {
    const [sku, secondSku] = compact(skus);
    if (!sku) return [];
    const totalStock = secondSku ? null : sku.stock;
    return [{ ...product, skus, productId: sku.productId, lowestPrice: null, totalStock }];
  });
}

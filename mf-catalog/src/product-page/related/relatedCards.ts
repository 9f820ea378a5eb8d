import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { compact } from '@hemvaror/domain/compact';
import type { RelatedProductsQuery } from './RelatedProducts.generated.ts';

/**
 * Maps related products to product cards. The API returns their product id and stock only per SKU, so products without a
 * SKU are omitted, and `totalStock` is null if there are several. The API returns
 * neither their lowest price, nor their first day, nor their variants.
 */
export function relatedCards(related: RelatedProductsQuery['relatedProducts']): ProductCard_productFragment[] {
  return compact(related).flatMap(({ skus, ...product }) => {
    const [sku, secondSku] = compact(skus);
    if (!sku) return [];
    const totalStock = secondSku ? null : sku.stock;
    const missing = { lowestPrice: null, firstAvailableOn: null, variantGroup: null };
    return [{ ...product, ...missing, skus, productId: sku.productId, totalStock }];
  });
}

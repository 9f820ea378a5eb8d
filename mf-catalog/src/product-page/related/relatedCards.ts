import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { compact } from '@hemvaror/domain/compact';
import type { RelatedProductsQuery } from './RelatedProducts.generated.ts';

/**
 * Related products as product cards want them. The contract gives no id of theirs but that of their skus; without a sku
 * there is nothing to buy or to save, so such a product is left out. Their lowest price it does not tell, and their stock
 * by sku alone.
 */
export function relatedCards(related: RelatedProductsQuery['relatedProducts']): ProductCard_productFragment[] {
  return compact(related).flatMap(({ skus, ...product }) => {
    const [sku, another] = compact(skus);
    if (!sku) return [];
    const totalStock = another ? null : sku.stock;
    return [{ ...product, skus, productId: sku.productId, lowestPrice: null, totalStock }];
  });
}

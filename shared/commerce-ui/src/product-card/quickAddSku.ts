import { compact } from '@hemvaror/domain/compact';
import type { QuickAddSku } from '../quick-add/addOneToCart.ts';
import type { QuickSku_productFragment } from './quickAddSku.generated.ts';

/** The sku that a card can add to the cart: the product's only one, if in stock. The product's total stock is that of the sku. */
export function quickAddSku({ skus, totalStock }: QuickSku_productFragment): QuickAddSku | undefined {
  const [sku, another] = compact(skus);
  const stock = totalStock?.totalStock ?? 0;
  return sku && !another && stock > 0 ? { skuId: sku.skuId, stock } : undefined;
}

import { compact } from '@hemvaror/domain/compact';
import type { QuickAddSku } from '../quick-add/addOneToCart.ts';
import type { QuickSku_productFragment } from './quickAddSku.generated.ts';

/** The sku that a card can add at once: a product's only one, while there is any; the product's stock then is its own. */
export function quickAddSku({ skus, totalStock }: QuickSku_productFragment): QuickAddSku | undefined {
  const [sku, another] = compact(skus);
  const stock = totalStock?.totalStock ?? 0;
  return sku && !another && stock > 0 ? { skuId: sku.skuId, stock } : undefined;
}

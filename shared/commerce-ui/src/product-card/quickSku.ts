import { present } from '@hemvaror/domain/present';
import type { QuickSku } from '../quick-add/addOne.ts';
import type { QuickSku_productFragment } from './quickSku.generated.ts';

/** The sku that a card can add at once: a product's only one, while there is any; the product's stock then is its own. */
export function quickSku({ skus, totalStock }: QuickSku_productFragment): QuickSku | undefined {
  const [sku, another] = present(skus);
  const stock = totalStock?.totalStock ?? 0;
  return sku && !another && stock > 0 ? { skuId: sku.skuId, stock } : undefined;
}

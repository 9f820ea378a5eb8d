import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { assertNever } from '@hemvaror/domain/assertNever';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { compact } from '@hemvaror/domain/compact';
import type { ActionArgs, ActionNotice, NoticeArgs, PageAction } from '@hemvaror/runtime/contract/contract';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { parseAddToCartForm, parseAddToCartResult, type AddToCartResult } from './addToCartForm.ts';
import type { ProductPageAction_productFragment } from './ProductPage.action.generated.ts';
import { availableQuantity } from './purchase.ts';

interface ProductData {
  product: ProductPageAction_productFragment;
}

/** Handles the buy box form without JavaScript, with the same effect and messages as the button. */
export const action: PageAction<ProductData> = { run, notice };

/** Does not check the stock: the API also counts the cart (CART-22). */
async function run({ form, context }: ActionArgs): Promise<AddToCartResult> {
  const addition = parseAddToCartForm(form);
  if (!addition) return { kind: 'failed' };
  const { skuId, quantity } = addition;
  if (skuId === undefined) return { kind: 'noSize' };

  const result = await context.get(cartContext).add({ skuId, quantity });
  if (result.ok) return { kind: 'added', skuId };
  if (result.limit) return { kind: 'limited', waitMinutes: result.limit.waitMinutes };
  return result.reason === 'outOfStock' ? { kind: 'outOfStock', skuId } : { kind: 'failed' };
}

function notice({ result, data: { product }, shop, t }: NoticeArgs<ProductData>): ActionNotice | null {
  const addition = parseAddToCartResult(result);
  if (!addition) return null;
  const refusal = (text: string): ActionNotice => ({ tone: 'error', text });
  const failed = refusal(t('product.refusal.failed'));
  if (addition.kind === 'failed') return failed;
  if (addition.kind === 'limited') return refusal(limitText(addition, shop.locale));
  if (addition.kind === 'noSize') return refusal(t('product.refusal.noSize'));

  const skus = compact(product.skus);
  const sku = skus.find(({ skuId }) => skuId === addition.skuId);
  switch (addition.kind) {
    case 'outOfStock':
      // The page has no stock for a SKU of another product.
      return sku ? refusal(t('product.refusal.stock', { stock: availableQuantity(sku) })) : failed;
    case 'added': {
      const size = skus.length > 1 ? sku?.name : undefined;
      const name = [product.name, size].filter(Boolean).join(' ');
      const link = { label: t('product.toCheckout'), to: pathTo('checkout', localePrefixOf(shop)) };
      return { tone: 'success', text: t('product.added', { name }), link };
    }
    default:
      return assertNever(addition);
  }
}

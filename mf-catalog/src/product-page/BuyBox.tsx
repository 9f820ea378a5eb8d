import { useState, type SyntheticEvent } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';
import { StockStatus } from '@hemvaror/commerce-ui/stock-status/StockStatus';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { QuantityStepper } from '@hemvaror/ui/quantity-stepper/QuantityStepper';
import type { BuyBox_productFragment } from './BuyBox.generated.ts';
import classes from './BuyBox.module.css';
import { parseSizeChoice, selectedSku, type SizeChoice as Choice } from './selectedSize.ts';
import { NotifyButton } from './notify/NotifyButton.tsx';
import { useNotify } from './notify/useNotify.tsx';
import { productName } from './productName.ts';
import { onlySku, availableQuantity } from './purchase.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { useBuy } from './useBuy.ts';

/** Size, stock, quantity and add-to-cart button, in a form that works without JavaScript. */
export function BuyBox({ product }: { product: BuyBox_productFragment }) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const { cart, pending } = useCart();
  const dispatch = useDispatch();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const skus = compact(product.skus);
  const familyId = product.variantGroup?.variantGroupId ?? null;
  const only = onlySku(skus);
  const selected = selectedSku(skus, familyId, choice);
  // Without a selected size, show the total stock and limit the quantity to the highest stock of one size.
  const stock = selected ? selected.stock : product.totalStock;
  const maxQuantity = selected ? availableQuantity(selected) : Math.max(0, ...skus.map(availableQuantity));
  const quantity = Math.max(1, Math.min(requestedQuantity, maxQuantity));
  const isSoldOut = maxQuantity === 0;
  const inCart = selected ? quantityInCart(cart, selected.skuId) : 0;
  const buy = useBuy();
  const { notify, panel } = useNotify(productName(product), skus);

  function changeQuantity(next: number): void {
    setRequestedQuantity(next);
    // The cart counts (CART-22). Show this when the limit is reached, not only when it is exceeded.
    if (inCart === 0 || next < maxQuantity - inCart) return;
    const text = t('product.inCart', { count: inCart });
    dispatch(toastSlice.actions.toastShown({ text, placement: 'bottom-center' }));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { isOutOfStock } = await buy(selected, { quantity, inCart });
    if (isOutOfStock) setChoice(null);
  }

  return (
    <>
      <form className={classes.form} method="post" action={pathname + search} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="intent" value="add-to-cart" />
        {only && <input type="hidden" name="skuId" value={only.skuId} />}
        {skus.length > 1 && (
          <SizeChoice
            skus={skus}
            selected={selected?.skuId}
            onSelect={(sku) => setChoice(parseSizeChoice(sku, familyId))}
            onNotify={(sku) => void notify(sku)}
          />
        )}
        <div className={classes.box}>
          <div aria-live="polite">
            {stock && <StockStatus withTime stock={stock} quantity={quantity} incoming={selected?.incoming} />}
          </div>
          <div className={classes.row}>
            <QuantityStepper
              name="quantity"
              value={quantity}
              max={Math.max(1, maxQuantity)}
              onChange={changeQuantity}
              disabled={isSoldOut}
              label={t('product.quantity')}
              fieldLabel={t('product.quantity')}
              decreaseLabel={t('product.decrease')}
              increaseLabel={t('product.increase')}
            />
            {only && isSoldOut ? (
              <NotifyButton onNotify={() => void notify(only)} />
            ) : (
              <Button
                wide
                size="l"
                type="submit"
                disabled={isSoldOut}
                loading={selected && pending.includes(selected.skuId)}
              >
                {t(isSoldOut ? 'product.addSoldOut' : 'product.add')}
              </Button>
            )}
          </div>
        </div>
      </form>
      {/* Outside the form: submit events of the panel bubble through the portal and would add to the cart. */}
      {panel}
    </>
  );
}

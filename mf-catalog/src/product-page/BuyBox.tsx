import { useState, type SyntheticEvent } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';
import { StockStatus } from '@hemvaror/commerce-ui/stock-status/StockStatus';
import { stockStatus } from '@hemvaror/domain/stock/stockStatus';
import { compact } from '@hemvaror/domain/compact';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { QuantityStepper } from '@hemvaror/ui/quantity-stepper/QuantityStepper';
import type { BuyBox_productFragment } from './BuyBox.generated.ts';
import classes from './BuyBox.module.css';
import { supplyOf } from './delivery/supplyOf.ts';
import { parseSizeChoice, selectedSku, type SizeChoice as Choice } from './selectedSize.ts';
import { onlySku, availableQuantity } from './purchase.ts';
import { ShippingFee } from './delivery/ShippingFee.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import type { SummaryData } from './summaryData.ts';
import { useBuy } from './useBuy.ts';

const BuyBar = defer(async () => (await import('./buy-bar/BuyBar.tsx')).BuyBar, { when: 'soon' });
const NotifyButton = defer(async () => (await import('./notify/NotifyButton.tsx')).NotifyButton, { when: 'soon' });
const NotifyOutlet = defer(async () => (await import('./notify/NotifyOutlet.tsx')).NotifyOutlet, { ssr: false });
const TierPrices = defer(async () => (await import('./campaigns/TierPrices.tsx')).TierPrices);

const FORM_ID = 'buy';

/** Size, stock, quantity and add-to-cart button, in a form that works without JavaScript. */
export function BuyBox({ product, data }: { product: BuyBox_productFragment; data: SummaryData }) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const { cart, pending } = useCart();
  const dispatch = useDispatch();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isSizeMissing, setSizeMissing] = useState(false);
  /** Whether a purchase waits, perhaps for its code. */
  const [isBuying, setBuying] = useState(false);
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
  const supply = stock && supplyOf(stockStatus(stock, quantity));
  const days = supply && data.delivery?.days[supply];
  // Other items than those in stock take weeks, for which an hour does not matter.
  const hasCutoff = supply === 'stock' && data.delivery?.isBeforeCutoff;
  const buy = useBuy();
  const button = {
    label: t(isSoldOut ? 'product.addSoldOut' : 'product.add'),
    disabled: isSoldOut,
    loading: isBuying || (selected !== undefined && pending.includes(selected.skuId)),
  };

  function changeQuantity(next: number): void {
    setRequestedQuantity(next);
    // The cart counts (CART-22). Show this when the limit is reached, not only when it is exceeded.
    if (inCart === 0 || next < maxQuantity - inCart) return;
    const text = t('product.inCart', { count: inCart });
    dispatch(toastSlice.actions.toastShown({ text, placement: 'bottom-center' }));
  }

  function select(next: Choice): void {
    setChoice(next);
    setSizeMissing(false);
    // The toast required a size.
    if (isSizeMissing) dispatch(toastSlice.actions.toastHidden());
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSizeMissing(!selected);
    setBuying(true);
    const { isOutOfStock } = await buy(selected, { quantity, inCart }, event.currentTarget);
    setBuying(false);
    if (isOutOfStock) setChoice(null);
  }

  return (
    <>
      <form
        id={FORM_ID}
        className={classes.form}
        method="post"
        action={pathname + search}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="intent" value="add-to-cart" />
        {only && <input type="hidden" name="skuId" value={only.skuId} />}
        {skus.length > 1 && (
          <SizeChoice
            product={product}
            hasHoleSpacing={data.hasHoleSpacing}
            selected={selected?.skuId}
            isMissing={isSizeMissing && !selected}
            onSelect={(sku) => select(parseSizeChoice(sku, familyId))}
          />
        )}
        <div className={classes.box}>
          <div aria-live="polite">
            {stock && <StockStatus withTime={!days} stock={stock} quantity={quantity} incoming={selected?.incoming} />}
            {days && (
              <p className={classes.delivery}>
                {t(`product.delivery.${hasCutoff ? 'beforeCutoff' : 'now'}`, { days })}
              </p>
            )}
            {supply && data.shippingCost && <ShippingFee cost={data.shippingCost} />}
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
              <NotifyButton skuId={only.skuId} />
            ) : (
              <Button
                data-add-to-cart=""
                wide
                size="l"
                type="submit"
                disabled={button.disabled}
                loading={button.loading}
              >
                {button.label}
              </Button>
            )}
          </div>
          <TierPrices
            quantityPrices={data.quantityPrices}
            productId={product.productId}
            skuId={selected?.skuId}
            quantity={quantity}
          />
        </div>
      </form>
      {(skus.length > 1 || !isSoldOut) && <BuyBar product={product} formId={FORM_ID} {...button} />}
      {/* Outside the form: submit events of the panel bubble through the portal and would add to the cart. */}
      <NotifyOutlet product={product} />
    </>
  );
}

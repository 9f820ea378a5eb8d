import { useState } from 'react';
import { useCart } from '@storefront/cart/CartProvider';
import { quantityInCart } from '@storefront/cart/cartTotals';
import { StockStatus } from '@storefront/commerce-ui/stock-status/StockStatus';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { toastSlice } from '@storefront/store/toastSlice';
import { Button } from '@storefront/ui/button/Button';
import { QuantityStepper } from '@storefront/ui/quantity-stepper/QuantityStepper';
import classes from './BuyBox.module.css';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { onlySku, purchaseRefusal, sellableQuantity } from './purchase.ts';
import { SizeChoice } from './SizeChoice.tsx';

type BuyBoxProps = { product: Pick<ProductPage_productFragment, 'name' | 'skus' | 'totalStock'> };

/** Size, stock, quantity and the way into the cart. */
export function BuyBox({ product }: BuyBoxProps) {
  const { t } = useTranslation('catalog');
  const { cart, pending } = useCart();
  const [chosenId, setChosenId] = useState<number>();
  const [wanted, setWanted] = useState(1);
  const skus = present(product.skus);
  const chosen = onlySku(skus) ?? skus.find(({ skuId }) => skuId === chosenId);
  // Before a size is chosen the stock of all of them speaks, and no size allows more than the best stocked one.
  const stock = chosen ? chosen.stock : product.totalStock;
  const most = chosen ? sellableQuantity(chosen) : Math.max(0, ...skus.map(sellableQuantity));
  const quantity = Math.max(1, Math.min(wanted, most));
  const isSoldOut = most === 0;
  const inCart = chosen ? quantityInCart(cart, chosen.skuId) : 0;
  const addToCart = useAddToCart();

  return (
    <form
      method="post"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void addToCart(chosen, { quantity, inCart });
      }}
    >
      <input type="hidden" name="intent" value="add-to-cart" />
      {skus.length === 1 && chosen && <input type="hidden" name="skuId" value={chosen.skuId} />}
      {skus.length > 1 && <SizeChoice skus={skus} chosen={chosen?.skuId} onChoose={setChosenId} />}
      <div className={classes.box}>
        <div aria-live="polite">
          {stock && <StockStatus withTime stock={stock} quantity={quantity} incoming={chosen?.incoming} />}
        </div>
        <div className={classes.row}>
          <QuantityStepper
            name="quantity"
            value={quantity}
            max={Math.max(1, most)}
            onChange={setWanted}
            disabled={isSoldOut}
            label={t('product.quantity')}
            fieldLabel={t('product.quantity')}
            decreaseLabel={t('product.decrease')}
            increaseLabel={t('product.increase')}
          />
          <Button type="submit" wide size="l" disabled={isSoldOut} loading={chosen && pending.includes(chosen.skuId)}>
            {t(isSoldOut ? 'product.addSoldOut' : 'product.add')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Puts something into the cart, or says why not (CART-20, CART-21). */
function useAddToCart() {
  const { t } = useTranslation('catalog');
  const { add } = useCart();
  const dispatch = useDispatch();

  function refuse(text: string): void {
    dispatch(toastSlice.actions.toastShown({ text, tone: 'error', placement: 'bottom-center' }));
  }

  return async (
    sku: Parameters<typeof purchaseRefusal>[0],
    amount: { quantity: number; inCart: number },
  ): Promise<void> => {
    const refusal = purchaseRefusal(sku, amount);
    if (refusal?.reason === 'stock') refuse(t('product.refusal.stock', { stock: refusal.stock }));
    if (refusal?.reason === 'noSize') refuse(t('product.refusal.noSize'));
    if (refusal || !sku) return;

    try {
      const answer = await add({ skuId: sku.skuId, quantity: amount.quantity });
      if (answer.ok) {
        // An earlier "choose a size" is settled; what was added is told elsewhere.
        dispatch(toastSlice.actions.toastHidden());
        return;
      }
      const isShort = answer.reason === 'outOfStock';
      refuse(isShort ? t('product.refusal.stock', { stock: sellableQuantity(sku) }) : t('product.refusal.failed'));
    } catch {
      // The cart is as it was, and the shopper can press again.
      refuse(t('product.refusal.failed'));
    }
  };
}

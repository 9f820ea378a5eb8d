import { useState } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { CartLine, CartRefused } from '@hemvaror/runtime/cart/cartSession';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { FieldError } from '@hemvaror/ui/field/FieldError';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { QuantityStepper } from '@hemvaror/ui/quantity-stepper/QuantityStepper';
import { LineFrame } from './LineFrame.tsx';
import { lineDetails } from './lineDetails.ts';
import { TierPrices } from './TierPrices.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import classes from './CartLineItem.module.css';

interface CartLineItemProps {
  line: CartLine;
  /** Called before the request that removes the line. */
  onRemove: () => void;
}

/** An editable cart line. Renders the requested quantity at once, before the API confirms it. */
export function CartLineItem({ line, onRemove }: CartLineItemProps) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const dispatch = useDispatch();
  const { change, pending } = useCart();
  const [requestedQuantity, setRequestedQuantity] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { name, maxQuantity, stock, shortage } = lineDetails(line);
  const isBusy = pending.includes(line.skuId);

  function showRefusal({ reason, limit }: CartRefused): void {
    const text = limit
      ? limitText(limit, locale)
      : t(`line.refusal.${reason}`, { name, stock: stock?.totalStock ?? 0 });
    // A line that another tab has removed is no longer rendered.
    if (reason === 'removed') dispatch(toastSlice.actions.toastShown({ text, placement: 'bottom-center' }));
    else setError(text);
  }

  async function choose(quantity: number): Promise<void> {
    setRequestedQuantity(quantity);
    setError(null);
    try {
      const result = await change({ id: line.id, skuId: line.skuId, quantity });
      if (!result.ok) showRefusal(result);
    } catch {
      // Every error has the same remedy: try again. The line shows the last confirmed quantity.
      setError(t('line.failed'));
    }
    // Keep a later quantity, whose request is still pending.
    setRequestedQuantity((latest) => (latest === quantity ? null : latest));
  }

  return (
    <LineFrame
      line={line}
      withStock
      note={<TierPrices line={line} />}
      action={
        <IconButton
          className={classes.remove}
          label={t('line.remove', { name })}
          icon={<CloseIcon />}
          onClick={() => {
            if (isBusy) return;
            onRemove();
            void choose(0);
          }}
        />
      }
      foot={
        <>
          <QuantityStepper
            size="small"
            value={requestedQuantity || line.quantity}
            max={maxQuantity}
            busy={isBusy}
            onChange={(quantity) => void choose(quantity)}
            onExceed={() => setError(t('line.refusal.outOfStock', { stock: maxQuantity }))}
            label={t('line.quantityOf', { name })}
            fieldLabel={t('line.quantity')}
            decreaseLabel={t('line.decrease')}
            increaseLabel={t('line.increase')}
          />
          <div className={classes.price}>
            <UnitPrice line={line} />
            {line.totalPrice && <Price price={line.totalPrice} />}
          </div>
        </>
      }
      error={
        error ? (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        ) : (
          shortage && <FieldError>{t(`line.shortage.${shortage}`, { stock: stock?.totalStock ?? 0 })}</FieldError>
        )
      }
    />
  );
}

import { useState } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { FieldError } from '@hemvaror/ui/field/FieldError';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { QuantityStepper } from '@hemvaror/ui/quantity-stepper/QuantityStepper';
import { LineFrame } from './LineFrame.tsx';
import { TierPrices } from './TierPrices.tsx';
import { lineDetails } from './lineDetails.ts';
import classes from './CartLineItem.module.css';

interface CartLineItemProps {
  line: CartLine;
  /** The line is about to go; its button, which has the focus, goes with it. */
  onRemoved: () => void;
}

/** A line that can be changed. The wanted quantity shows at once, what the shop says to it a moment later. */
export function CartLineItem({ line, onRemoved }: CartLineItemProps) {
  const { t } = useTranslation('cart-checkout');
  const { change, pending } = useCart();
  const [wanted, setWanted] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, maxQuantity, stock } = lineDetails(line);
  const isBusy = pending.includes(line.skuId);

  async function choose(quantity: number): Promise<void> {
    setWanted(quantity);
    setProblem(null);
    try {
      const answer = await change({ skuId: line.skuId, quantity });
      if (!answer.ok) setProblem(t(`line.refusal.${answer.reason}`, { stock: stock?.totalStock ?? 0 }));
      else if (quantity === 0) onRemoved();
    } catch {
      // Whatever failed, the shopper can do one thing about it: try again. The line shows what the shop last confirmed.
      setProblem(t('line.failed'));
    }
    // A later choice of the same line is still under way and keeps its place.
    setWanted((latest) => (latest === quantity ? null : latest));
  }

  return (
    <LineFrame
      line={line}
      withStock
      action={
        <IconButton
          className={classes.remove}
          label={t('line.remove', { name })}
          icon={<CloseIcon />}
          onClick={() => void choose(0)}
        />
      }
      foot={
        <>
          <QuantityStepper
            size="small"
            value={wanted || line.quantity}
            max={maxQuantity}
            busy={isBusy}
            onChange={(quantity) => void choose(quantity)}
            label={t('line.quantityOf', { name })}
            fieldLabel={t('line.quantity')}
            decreaseLabel={t('line.decrease')}
            increaseLabel={t('line.increase')}
          />
          <div className={classes.price}>
            {line.totalPrice && <Price price={line.totalPrice} />}
            <TierPrices line={line} />
          </div>
        </>
      }
      problem={
        problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )
      }
    />
  );
}

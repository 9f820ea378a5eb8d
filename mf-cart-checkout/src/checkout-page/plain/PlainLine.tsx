import { priceView } from '@hemvaror/domain/price/priceView';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { lineDetails } from '../../cart-lines/lineDetails.ts';
import { CompactLine } from '../../compact-line/CompactLine.tsx';
import { MAX_QUANTITY, quantityIdOf, quantityNameOf, removeLineIntent } from './cartFields.ts';
import classes from './PlainCart.module.css';

interface PlainLineProps {
  line: CartLine;
  /** Set if the last post could not change the line. */
  refused: RefusedField | undefined;
}

/** A cart line with its quantity as a field, and a button that removes it. */
export function PlainLine({ line, refused }: PlainLineProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { name, stock, shortage } = lineDetails(line);
  const shortageText = shortage && t(`line.shortage.${shortage}`, { stock: stock?.totalStock ?? 0 });

  return (
    <CompactLine line={line} price={line.totalPrice ? priceView(line.totalPrice, vatIncluded).selling : ''}>
      <div className={classes.controls}>
        <Field
          type="number"
          id={quantityIdOf(line.id)}
          name={quantityNameOf(line)}
          className={classes.quantity}
          label={t('line.quantityOf', { name })}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          min={0}
          max={MAX_QUANTITY}
          defaultValue={refused?.value || line.quantity}
          error={refused?.error ?? shortageText}
        />
        <Button
          type="submit"
          variant="text"
          size="s"
          name="intent"
          value={removeLineIntent(line.id)}
          aria-label={t('line.remove', { name })}
          className={classes.remove}
        >
          {t('plain.remove')}
        </Button>
      </div>
    </CompactLine>
  );
}

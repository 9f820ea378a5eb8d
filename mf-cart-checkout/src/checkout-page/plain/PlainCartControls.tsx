import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { JoinedControl } from '@hemvaror/ui/field/JoinedControl';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { isCodeApplied } from '../promo-code/isCodeApplied.ts';
import { MAX_CODE_LENGTH, PROMO_CODE_NAME } from './cartFields.ts';
import { PLAIN_INTENTS } from './plainForm.ts';
import classes from './PlainCart.module.css';

interface PlainCartControlsProps {
  cart: Cart;
  /** Set if the last post has not applied its code. */
  refusedCode: RefusedField | undefined;
}

/** The controls below the lines: the button that applies their quantities, and the promo code. */
export function PlainCartControls({ cart, refusedCode }: PlainCartControlsProps) {
  const { t } = useTranslation('cart-checkout');

  return (
    <>
      <Button
        type="submit"
        variant="secondary"
        size="s"
        name="intent"
        value={PLAIN_INTENTS.update}
        className={classes.update}
      >
        {t('plain.updateQuantities')}
      </Button>
      <PlainPromoCode cart={cart} refused={refusedCode} />
    </>
  );
}

interface PlainPromoCodeProps {
  cart: Cart;
  refused: RefusedField | undefined;
}

/** The field for a promo code, or the code of the cart with a button that removes it (CART-26 to CART-28). */
function PlainPromoCode({ cart, refused }: PlainPromoCodeProps) {
  const { t } = useTranslation('cart-checkout');

  if (cart.promoCode) {
    const isApplied = isCodeApplied(cart);
    return (
      <div className={classes.code}>
        <Notice tone={isApplied ? 'success' : 'warning'}>
          {t(isApplied ? 'promo.active' : 'promo.inactive', { code: cart.promoCode })}
        </Notice>
        <Button type="submit" variant="text" name="intent" value={PLAIN_INTENTS.removePromoCode}>
          {t('promo.remove')}
        </Button>
      </div>
    );
  }
  return (
    <JoinedControl
      id={PROMO_CODE_NAME}
      name={PROMO_CODE_NAME}
      label={t('promo.title')}
      button={t('promo.use')}
      posted={{ name: 'intent', value: PLAIN_INTENTS.update }}
      autoComplete="off"
      maxLength={MAX_CODE_LENGTH}
      defaultValue={refused?.value}
      error={refused?.error}
    />
  );
}

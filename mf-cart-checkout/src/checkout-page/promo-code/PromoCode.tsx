import { useId, useState } from 'react';
import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Accordion, AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Button } from '@hemvaror/ui/button/Button';
import { JoinedField } from '@hemvaror/ui/field/JoinedField';
import { Notice } from '@hemvaror/ui/notice/Notice';
import type { UpdateQueue } from '../updateQueue.ts';
import { isCodeApplied } from './isCodeApplied.ts';
import { setPromoCode, type PromoCodeError } from './setPromoCode.ts';
import classes from './PromoCode.module.css';

interface PromoCodeProps {
  cart: Cart;
  marketAlias: string;
  enqueue: UpdateQueue['enqueue'];
}

/** A field for a promo code, or the applied code with a button to remove it (CART-26 to CART-28). */
export function PromoCode({ cart, marketAlias, enqueue }: PromoCodeProps) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const operations = useOperations();
  const { replace } = useCart();
  const id = useId();
  // Initial state only: applying or removing a code must not open or close the accordion.
  const [wasApplied] = useState(Boolean(cart.promoCode));
  const [code, setCode] = useState('');
  const [error, setError] = useState<PromoCodeError | AttemptLimit | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Null removes the applied code. */
  async function change(promoCode: string | null): Promise<PromoCodeError | AttemptLimit | null> {
    try {
      const result = await enqueue(() => setPromoCode(operations, { cartId: cart.id ?? '', promoCode, marketAlias }));
      if ('error' in result) return result.error;
      replace(result.cart);
      return null;
    } catch {
      return 'failed';
    }
  }

  async function applyPromoCode(promoCode: string | null): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const newError = await change(promoCode);
    setError(newError);
    if (!newError) setCode('');
    setIsBusy(false);
  }

  const errorText = error && (typeof error === 'object' ? limitText(error, locale) : t(`promo.${error}`));

  return (
    <Accordion className={classes.accordion}>
      <AccordionItem title={t('promo.title')} defaultOpen={wasApplied}>
        {cart.promoCode ? (
          <div className={classes.active}>
            <Notice tone={isCodeApplied(cart) ? 'success' : 'warning'} announce="polite">
              {t(isCodeApplied(cart) ? 'promo.active' : 'promo.inactive', { code: cart.promoCode })}
            </Notice>
            <Button variant="text" loading={isBusy} onClick={() => void applyPromoCode(null)}>
              {t('promo.remove')}
            </Button>
          </div>
        ) : (
          <div aria-live="polite">
            <JoinedField
              id={id}
              label={t('promo.title')}
              labelHidden
              button={t('promo.use')}
              isBusy={isBusy}
              autoComplete="off"
              maxLength={100}
              value={code}
              error={errorText}
              onChange={(event) => {
                setCode(event.target.value);
                setError(null);
              }}
              onSubmit={() => {
                if (code.trim() !== '') void applyPromoCode(code);
              }}
            />
          </div>
        )}
      </AccordionItem>
    </Accordion>
  );
}

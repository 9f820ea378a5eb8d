import { useId, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Accordion, AccordionItem } from '@hemvaror/ui/accordion/Accordion';
import { Button } from '@hemvaror/ui/button/Button';
import { JoinedField } from '@hemvaror/ui/field/JoinedField';
import { Notice } from '@hemvaror/ui/notice/Notice';
import type { UpdateQueue } from '../updateCycle.ts';
import { SetCartPromoCodeDocument } from './PromoCode.generated.ts';
import classes from './PromoCode.module.css';

type Problem = 'RequirementsNotMet' | 'invalid' | 'failed';

interface PromoCodeProps {
  cart: Cart;
  marketAlias: string;
  enqueue: UpdateQueue['enqueue'];
}

/** Takes a promo code, or shows the one in use with a way to remove it (CART-26 to CART-28). */
export function PromoCode({ cart, marketAlias, enqueue }: PromoCodeProps) {
  const { t } = useTranslation('cart-checkout');
  const operations = useOperations();
  const { replace } = useCart();
  const id = useId();
  // As it was at first: once a code is taken or removed, the accordion stays as the shopper left it.
  const [wasInUse] = useState(Boolean(cart.promoCode));
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** An empty code removes the present one. */
  async function setPromoCode(promoCode: string): Promise<Problem | null> {
    const variables = { id: cart.id ?? '', promoCode, checkoutMarketId: marketAlias };
    try {
      const { data, refusals } = await enqueue(() =>
        operations.executeWithRefusals({ document: SetCartPromoCodeDocument, variables, isCartChange: true }),
      );
      if (data?.setCartPromoCode) {
        replace(data.setCartPromoCode);
        return null;
      }
      return refusals.some((refusal) => refusal.code === 'RequirementsNotMet') ? 'RequirementsNotMet' : 'invalid';
    } catch {
      return 'failed';
    }
  }

  async function use(promoCode: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const found = await setPromoCode(promoCode);
    setProblem(found);
    if (!found) setCode('');
    setIsBusy(false);
  }

  return (
    <Accordion className={classes.accordion}>
      <AccordionItem title={t('promo.title')} defaultOpen={wasInUse}>
        {cart.promoCode ? (
          <div className={classes.active}>
            <Notice tone="success" announce="polite">
              {t('promo.active', { code: cart.promoCode })}
            </Notice>
            <Button variant="text" loading={isBusy} onClick={() => void use('')}>
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
              error={problem && t(`promo.${problem}`)}
              onChange={(event) => {
                setCode(event.target.value);
                setProblem(null);
              }}
              onSubmit={() => {
                if (code.trim() !== '') void use(code.trim());
              }}
            />
          </div>
        )}
      </AccordionItem>
    </Accordion>
  );
}

import { useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { useHiddenQuery } from '@hemvaror/runtime/routing/useHiddenQuery';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { isUnordered, paymentReason, REASON_PARAMETER } from './paymentReason.ts';

/** A reload does not show the notice again. */
const HIDDEN = [REASON_PARAMETER];

/**
 * Says why a payment gave no order, what happens with the money, and what to do next, to the shopper who was led back to the
 * checkout (CHECKOUT-18 to CHECKOUT-20).
 */
export function PaymentOutcome() {
  const { t } = useTranslation('cart-checkout');
  const { search } = useLocation();
  // The notice stays while the page does.
  const [given] = useState(() => new URLSearchParams(search).get(REASON_PARAMETER));
  useHiddenQuery(HIDDEN);
  if (given === null) return null;
  const reason = paymentReason(given);

  if (isUnordered(reason)) {
    const money = t(`paymentOutcome.notOrdered.${reason === 'alreadyOrdered' ? 'moneyAgain' : 'money'}`);
    return (
      <Notice tone="warning" announce="polite" title={t('paymentOutcome.notOrdered.title')}>
        <p>{t(`paymentOutcome.notOrdered.why.${reason}`)}</p>
        <p>{money}</p>
        <p>{t(`paymentOutcome.notOrdered.next.${reason}`)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" announce="polite" title={t('paymentOutcome.title')}>
      <p>{t(`paymentOutcome.${reason}`)}</p>
    </Notice>
  );
}

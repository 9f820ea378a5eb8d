import { useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { useHiddenQuery } from '@hemvaror/runtime/routing/useHiddenQuery';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { paymentReason, REASON_PARAMETER } from './paymentReason.ts';

/** A reload does not show the notice again. */
const HIDDEN = [REASON_PARAMETER];

/** Says why a payment gave no order, to the shopper who was led back to the checkout (CHECKOUT-18 to CHECKOUT-20). */
export function PaymentOutcome() {
  const { t } = useTranslation('cart-checkout');
  const { search } = useLocation();
  // The notice stays while the page does.
  const [given] = useState(() => new URLSearchParams(search).get(REASON_PARAMETER));
  useHiddenQuery(HIDDEN);
  if (given === null) return null;
  const reason = paymentReason(given);

  return (
    <Notice tone="warning" announce="polite" title={t('paymentOutcome.title')}>
      <p>{t(`paymentOutcome.${reason}`)}</p>
    </Notice>
  );
}

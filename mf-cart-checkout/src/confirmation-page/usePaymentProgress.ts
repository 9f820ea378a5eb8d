import { useEffect, useEffectEvent, useState } from 'react';
import { ORDER_SECRETS } from '@hemvaror/domain/site/secretParameters';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useLocation, useNavigate } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { ConfirmationParams } from './parseConfirmationParams.ts';
import { PaymentProgressDocument } from './PaymentOutcome.generated.ts';

/** Delays of the checks: a minute in total, as most payments are decided within seconds. */
const DELAYS_MS = [1_000, 1_000, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 8_000, 10_000, 10_000, 10_000];

export interface PaymentProgress {
  /** True after the last check: the payment takes longer than a shopper waits. */
  isDelayed: boolean;
  /** Starts the checks again. */
  checkAgain: () => void;
}

/** Queries the API until the payment is decided, then loads the page again: the confirmation, or the way back to the checkout. */
export function usePaymentProgress({ id, paymentType, cartId }: ConfirmationParams): PaymentProgress {
  const operations = useOperations();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { checkoutMarket } = useShop();
  const [isDelayed, setIsDelayed] = useState(false);

  const isDecided = useEffectEvent(async (): Promise<boolean> => {
    try {
      const { data } = await operations.executeWithRefusals({
        document: PaymentProgressDocument,
        variables: { id, paymentType, ...(cartId && { cartId }), checkoutMarket },
      });
      return typeof data?.checkout?.completed === 'boolean';
    } catch {
      // The API does not respond: the next check may succeed.
      return false;
    }
  });
  const open = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    // Removed from the address bar already (`useHiddenQuery`).
    for (const secret of ORDER_SECRETS) query.delete(secret);
    void navigate(`${pathname}?${query}`, { replace: true });
  });
  const giveUp = useEffectEvent(() => setIsDelayed(true));

  useEffect(() => {
    if (isDelayed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const decide = async (index: number) => {
      const decided = await isDecided();
      if (isStopped) return;
      if (decided) open();
      else check(index + 1);
    };
    const check = (index: number) => {
      const delay = DELAYS_MS[index];
      if (delay === undefined) giveUp();
      else {
        timer = setTimeout(() => void decide(index), delay);
      }
    };
    check(0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isDelayed]);

  return { isDelayed, checkAgain: () => setIsDelayed(false) };
}

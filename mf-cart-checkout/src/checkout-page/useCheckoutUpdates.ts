import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { CreateOrUpdateCheckoutDocument } from './Checkout.generated.ts';
import type { CheckoutAnswer } from './checkoutAnswer.ts';
import { createUpdateCycle, type UpdateCycle } from './updateCycle.ts';

interface CheckoutUpdatesOptions {
  /** Alias of the market that the checkout is in. */
  market: string;
  input: (last: CheckoutAnswer | null) => CheckoutInputType;
  onAnswer: (answer: CheckoutAnswer) => void;
  /** A text that changes with everything that calls for an update but has no handler of its own. */
  causes: string;
}

export interface CheckoutUpdates {
  /** The last answer; it stays while the next is awaited, and when the API is gone. */
  checkout: CheckoutAnswer | null;
  phase: 'idle' | 'updating' | 'failed';
  request: () => void;
  /** After the updates under way, so that nothing overtakes. */
  inTurn: UpdateCycle['inTurn'];
}

/** The checkout as the API sees it, kept up to date (CHECKOUT-04). Nothing runs on the server. */
export function useCheckoutUpdates({ market, input, onAnswer, causes }: CheckoutUpdatesOptions): CheckoutUpdates {
  const operations = useOperations();
  const session = useCartSession();
  const cycle = useRef<UpdateCycle>(null);
  const answeredCauses = useRef<string>(null);
  const [checkout, setCheckout] = useState<CheckoutAnswer | null>(null);
  const [phase, setPhase] = useState<CheckoutUpdates['phase']>('updating');

  const update = useEffectEvent(async () => {
    const cartId = session.getSnapshot().cart?.id;
    if (!cartId) return;
    setPhase('updating');
    try {
      const { data } = await operations.refusable({
        document: CreateOrUpdateCheckoutDocument,
        variables: { cartId, checkout: input(checkout), checkoutMarketId: market },
      });
      const answer = data?.createOrUpdateCheckout;
      // A cart that can no longer be ordered counts as none, and the page then says so (CART-15).
      if (!answer) await session.load();
      setPhase(answer ? 'idle' : 'failed');
      if (answer) take(answer);
    } catch {
      // Whatever failed, the shopper is told, keeps all that is typed and can try again.
      setPhase('failed');
    }
  });

  function take(answer: CheckoutAnswer): void {
    setCheckout(answer);
    onAnswer(answer);
    // Lines that were changed meanwhile are newer than this answer's.
    const isOld = cycle.current?.isOutdated() || session.getSnapshot().pending.length > 0;
    if (answer.cart && !isOld) session.replace(answer.cart);
  }

  useEffect(() => {
    const created = createUpdateCycle(() => update());
    cycle.current = created;
    return () => {
      created.stop();
      answeredCauses.current = null;
    };
  }, []);

  useEffect(() => {
    if (answeredCauses.current === causes) return;
    answeredCauses.current = causes;
    cycle.current?.request();
  }, [causes]);

  return {
    checkout,
    phase,
    request: () => cycle.current?.request(),
    inTurn: (work) => (cycle.current ? cycle.current.inTurn(work) : work()),
  };
}

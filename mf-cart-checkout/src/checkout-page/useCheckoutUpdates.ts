import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { CreateOrUpdateCheckoutDocument } from './Checkout.generated.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { createUpdateQueue, type UpdateQueue } from './updateCycle.ts';

interface CheckoutUpdatesOptions {
  /** Alias of the market that the checkout is in. */
  market: string;
  input: (last: CheckoutResponse | null) => CheckoutInputType;
  onAnswer: (answer: CheckoutResponse) => void;
  /** A text that changes with everything that calls for an update but has no handler of its own. */
  causes: string;
}

export interface CheckoutUpdates {
  /** The last answer; it stays while the next is awaited, and when the API is gone. */
  checkout: CheckoutResponse | null;
  phase: 'idle' | 'updating' | 'failed';
  request: () => void;
  /** After the updates under way, so that nothing overtakes. */
  enqueue: UpdateQueue['enqueue'];
}

/** The checkout as the API sees it, kept up to date (CHECKOUT-04). Nothing runs on the server. */
export function useCheckoutUpdates({ market, input, onAnswer, causes }: CheckoutUpdatesOptions): CheckoutUpdates {
  const operations = useOperations();
  const session = useCartSession();
  const cycle = useRef<UpdateQueue>(null);
  const answeredCauses = useRef<string>(null);
  const [checkout, setCheckout] = useState<CheckoutResponse | null>(null);
  const [phase, setPhase] = useState<CheckoutUpdates['phase']>('updating');

  const update = useEffectEvent(async () => {
    const cartId = session.getSnapshot().cart?.id;
    if (!cartId) return;
    setPhase('updating');
    try {
      const { data } = await operations.executeWithRefusals({
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

  function take(answer: CheckoutResponse): void {
    setCheckout(answer);
    onAnswer(answer);
    // Lines that were changed meanwhile are newer than this answer's.
    const isOld = cycle.current?.isOutdated() || session.getSnapshot().pending.length > 0;
    if (answer.cart && !isOld) session.replace(answer.cart);
  }

  useEffect(() => {
    const created = createUpdateQueue(() => update());
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
    enqueue: (work) => (cycle.current ? cycle.current.enqueue(work) : work()),
  };
}

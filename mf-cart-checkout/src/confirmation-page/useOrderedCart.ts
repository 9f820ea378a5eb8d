import { useEffect, useEffectEvent } from 'react';
import { removeCheckoutDraft } from '@hemvaror/domain/site/checkoutDraftStorage';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { CompleteCartDocument } from './completeCart.generated.ts';

/** Completes the ordered cart, forgets what was typed for it, and starts a new one, once and only in the browser. A reload has no effect. */
export function useOrderedCart(ordered: Cart | null): void {
  const operations = useOperations();
  const session = useCartSession();

  const complete = useEffectEvent(async () => {
    if (!ordered?.id) return;
    removeCheckoutDraft();
    if (!ordered.isCompleted) {
      // If the call fails, the cart stays open in the API, but the order is placed.
      await operations.mutate({ document: CompleteCartDocument, variables: { id: ordered.id } }).catch(() => undefined);
    }
    if (session.getSnapshot().cart?.id === ordered.id) await session.reset();
  });

  useEffect(() => {
    void complete();
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { CompleteCartDocument } from './completeCart.generated.ts';

/** Ends the ordered cart, once and in the browser alone. A reload finds nothing left to do. */
export function useOrderedCart(ordered: Cart | null): void {
  const operations = useOperations();
  const session = useCartSession();

  const end = useEffectEvent(async () => {
    if (!ordered?.id) return;
    if (!ordered.isCompleted) {
      // Without an answer the cart stays open at the API; the shopper's order is placed all the same.
      await operations.mutate({ document: CompleteCartDocument, variables: { id: ordered.id } }).catch(() => undefined);
    }
    if (session.getSnapshot().cart?.id === ordered.id) await session.reset();
  });

  useEffect(() => {
    void end();
  }, []);
}

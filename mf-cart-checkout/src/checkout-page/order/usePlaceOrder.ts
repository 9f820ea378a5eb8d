import { useRef, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { handOverOrder } from '../../confirmation-page/placedOrder.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import { orderFailure, type OrderFailure } from './orderFailure.ts';
import { PlaceOrderDocument, SubscribeToNewsletterDocument } from './placeOrder.generated.ts';

export interface PlaceOrder {
  place: (options: { newsletter: boolean }) => Promise<void>;
  isPlacing: boolean;
  failure: OrderFailure | null;
  isTermsMissing: boolean;
}

/** Validates fields and terms, places one order however often `place` is called, and opens the confirmation. */
export function usePlaceOrder(checkout: CheckoutModel, onTermsMissing: () => void): PlaceOrder {
  const operations = useOperations();
  const session = useCartSession();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const isInFlight = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const { form, enqueue, input, marketAlias } = checkout;

  function fail(kind: OrderFailure): void {
    if (kind === 'identity') {
      const isPerson = form.context.customerType === 'PERSON';
      form.setError(
        isPerson ? 'personalId' : 'organizationId',
        isPerson ? 'validation.personalId' : 'validation.organizationId',
      );
      checkout.showInvalidFields();
    } else {
      setFailure(kind);
    }
    // The next response shows the total without the code, or with the balance that is left.
    if (kind === 'promoCode' || kind === 'error') checkout.request();
    if (kind === 'outOfStock') {
      // The reloaded lines show the remaining stock. Ignore errors: the failure of the order is more important.
      session.load().catch(() => undefined);
    }
  }

  /** Whether fields and terms are complete. If not, shows the errors and moves the focus there. */
  function isComplete(): boolean {
    setFailure(null);
    setIsTermsMissing(false);
    if (form.validateAllFields().length > 0) {
      checkout.showInvalidFields();
      return false;
    }
    if (checkout.hasAcceptedTerms) return true;
    setIsTermsMissing(true);
    onTermsMissing();
    return false;
  }

  async function order(cartId: string): Promise<{ orderId: string } | { failure: OrderFailure }> {
    try {
      const { data, refusals } = await enqueue(() =>
        operations.executeWithRefusals({
          document: PlaceOrderDocument,
          variables: { cartId, checkout: input(), checkoutMarketId: marketAlias },
        }),
      );
      const { orderId, status } = data?.placeOrder ?? {};
      return status === 'completed' && orderId ? { orderId } : { failure: orderFailure(refusals) };
    } catch {
      // The order may have been placed. A retry is safe: the API returns the same order for the same cart.
      return { failure: 'unreachable' };
    }
  }

  async function place({ newsletter }: { newsletter: boolean }): Promise<void> {
    const cartId = session.getSnapshot().cart?.id;
    if (isInFlight.current || !cartId || !isComplete()) return;
    if (checkout.checkout?.checkoutStatus === 'CUSTOMER_BLACKLISTED') {
      fail('blocked');
      return;
    }
    isInFlight.current = true;
    setIsPlacing(true);
    const outcome = await order(cartId);
    if ('orderId' in outcome) {
      // Keep the button busy until the confirmation replaces the page.
      const email = form.state.values.email.trim();
      if (newsletter) subscribe(email);
      const { orderId } = outcome;
      handOverOrder({ orderId, cartId, email });
      await navigate(`${pathTo('checkout-confirm')}?${new URLSearchParams({ oid: orderId })}`);
      return;
    }
    fail(outcome.failure);
    setIsPlacing(false);
    isInFlight.current = false;
  }

  function subscribe(email: string): void {
    operations.mutate({ document: SubscribeToNewsletterDocument, variables: { email } }).catch(() => {
      // The subscription must not fail the order; the footer offers the newsletter again.
    });
  }

  return { place, isPlacing, failure, isTermsMissing: isTermsMissing && !checkout.hasAcceptedTerms };
}

import { useRef, useState } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import type { CheckoutModel } from '../useCheckout.ts';
import { orderFailure, type OrderFailure } from './orderFailure.ts';
import { PlaceOrderDocument, SubscribeToNewsletterDocument } from './placeOrder.generated.ts';

export interface PlaceOrder {
  place: (wants: { newsletter: boolean }) => Promise<void>;
  isPlacing: boolean;
  failure: OrderFailure | null;
  isTermsMissing: boolean;
}

/** From the press on the button to the confirmation: fields first, then terms, then one order however often it is pressed. */
export function usePlaceOrder(checkout: CheckoutModel, onTermsMissing: () => void): PlaceOrder {
  const operations = useOperations();
  const session = useCartSession();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const isUnderWay = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const { form, enqueue, input, marketAlias } = checkout;

  function fail(kind: OrderFailure): void {
    if (kind === 'identity') {
      const isPerson = form.situation.customerType === 'PERSON';
      form.setProblem(
        isPerson ? 'personalId' : 'organizationId',
        isPerson ? 'validation.personalId' : 'validation.organizationId',
      );
      checkout.showInvalidFields();
    } else {
      setFailure(kind);
    }
    if (kind === 'outOfStock') {
      // The lines then show what is left; should that fail too, the shopper has already been told the more important thing.
      session.load().catch(() => undefined);
    }
  }

  /** Whether the shopper has done their part; if not, they are shown where. */
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
      // It may have been placed all the same: the same cart twice gives the same order, so trying again is safe.
      return { failure: 'unreachable' };
    }
  }

  async function place({ newsletter }: { newsletter: boolean }): Promise<void> {
    const cartId = session.getSnapshot().cart?.id;
    if (isUnderWay.current || !cartId || !isComplete()) return;
    if (checkout.checkout?.checkoutStatus === 'CUSTOMER_BLACKLISTED') {
      fail('blocked');
      return;
    }
    isUnderWay.current = true;
    setIsPlacing(true);
    const outcome = await order(cartId);
    if ('orderId' in outcome) {
      // The button stays busy until the confirmation has taken the page's place.
      const email = form.state.values.email.trim();
      if (newsletter) subscribe(email);
      const query = new URLSearchParams({ cartid: cartId, oid: outcome.orderId, email });
      await navigate(`${pathTo('checkout-confirm')}?${query}`);
      return;
    }
    fail(outcome.failure);
    setIsPlacing(false);
    isUnderWay.current = false;
  }

  function subscribe(email: string): void {
    operations.mutate({ document: SubscribeToNewsletterDocument, variables: { email } }).catch(() => {
      // The order is what counts; the footer offers the letter again.
    });
  }

  return { place, isPlacing, failure, isTermsMissing: isTermsMissing && !checkout.hasAcceptedTerms };
}

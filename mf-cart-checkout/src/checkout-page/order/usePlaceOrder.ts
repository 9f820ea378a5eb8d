import { useEffect, useRef, useState } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { removeCheckoutDraft } from '@hemvaror/domain/site/checkoutDraftStorage';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useCartSession } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { fieldConstraints, sentValue } from '../form/checkoutFields.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import { isPointOffered } from '../shipping-step/pickupPoints.ts';
import { isSameOrder } from './isSameOrder.ts';
import { cartPlaced } from './placedCart.ts';
import { shownTotal } from './shownTotal.ts';
import { orderFailure, type OrderFailure } from './orderFailure.ts';
import { leaveFor, providerAddress } from './providerAddress.ts';
import { PlaceOrderDocument, SubscribeToNewsletterDocument } from './placeOrder.generated.ts';

export interface PlaceOrder {
  place: (options: { newsletter: boolean }) => Promise<void>;
  isPlacing: boolean;
  failure: OrderFailure | null;
  isTermsMissing: boolean;
  /** True after an attempt without a payment option, until one is selected. */
  isPaymentMissing: boolean;
}

/** Move the focus to a part of the order that is missing. */
interface MissingParts {
  terms: () => void;
  payment: () => void;
}

/** An order, the address of the page on which the shopper pays before there is one, or a failure. */
type OrderOutcome = { orderId: string } | { url: string } | { failure: OrderFailure };

/**
 * Validates fields and terms, places one order however often `place` is called, and opens the confirmation, or the provider's
 * page.
 */
export function usePlaceOrder(checkout: CheckoutModel, focus: MissingParts): PlaceOrder {
  const operations = useOperations();
  const session = useCartSession();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { config } = useShop();
  const isInFlight = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const [isPaymentMissing, setIsPaymentMissing] = useState(false);
  const { form, enqueue, refresh, orderInput, marketAlias } = checkout;

  useEffect(() => {
    // Back from the provider's page, the browser may show this page as it was.
    const free = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isInFlight.current = false;
      setIsPlacing(false);
    };
    window.addEventListener('pageshow', free);
    return () => window.removeEventListener('pageshow', free);
  }, []);

  function fail(kind: OrderFailure): void {
    const identityField = form.context.customerType === 'PERSON' ? 'personalId' : 'organizationId';
    if (kind !== 'identity') setFailure(kind);
    // Another API may need the number for a payment for which this form does not ask it.
    else if (fieldConstraints(identityField, form.context) === null) setFailure('generic');
    else {
      form.setError(identityField, `validation.${identityField}`);
      checkout.showInvalidFields();
    }
    // The next response shows the new total: without the code, with the balance that is left, or with other prices.
    if (kind === 'promoCode' || kind === 'error' || kind === 'changed') checkout.request();
    if (kind === 'outOfStock') {
      // The reloaded lines show the remaining stock. Ignore errors: the failure of the order is more important.
      session.load().catch(() => undefined);
    }
  }

  /** Whether payment, fields and terms are complete. If not, shows the errors and moves the focus there. */
  function isComplete(): boolean {
    const lacksPayment = checkout.payment === null;
    setFailure(null);
    setIsTermsMissing(false);
    setIsPaymentMissing(lacksPayment);
    if (form.validateAllFields().length > 0) {
      checkout.showInvalidFields();
      return false;
    }
    if (lacksPayment) {
      focus.payment();
      return false;
    }
    if (checkout.hasAcceptedTerms) return true;
    setIsTermsMissing(true);
    focus.terms();
    return false;
  }

  async function order(shown: Cart, cartId: string): Promise<OrderOutcome> {
    // The shown total is the charged one: prices, stock and fees may have changed since the last response.
    const refreshed = await refresh();
    // Refused: an order whose response was lost. Placing it again returns it.
    if ('failure' in refreshed && refreshed.failure !== 'refused') return { failure: refreshed.failure };
    const response = 'response' in refreshed ? refreshed.response : null;
    const latest = response ?? checkout.checkout;
    if (latest?.checkoutStatus === 'CUSTOMER_BLACKLISTED') return { failure: 'blocked' };
    if (response?.cart && !isSameOrder(shown, response.cart)) return { failure: 'changed' };
    const shipping = compact(response?.shippingOptions).find(({ id }) => id === checkout.shippingId) ?? null;
    if (shipping && !isPointOffered(shipping, checkout.point?.key ?? null)) return { failure: 'changed' };
    try {
      const { data, refusals } = await enqueue(() =>
        operations.executeWithRefusals({
          document: PlaceOrderDocument,
          variables: {
            cartId,
            checkout: { ...orderInput(latest), ...shownTotal(shown, config) },
            checkoutMarketId: marketAlias,
          },
        }),
      );
      const { orderId, status, redirectUrl } = data?.placeOrder ?? {};
      if (status === 'completed' && orderId) return { orderId };
      const url = providerAddress(redirectUrl ?? null);
      return url ? { url } : { failure: orderFailure(refusals) };
    } catch (error) {
      // Without a limit, the order may have been placed. A retry is safe: the API returns the same order for the same cart.
      return { failure: attemptLimit(error) ?? 'unreachable' };
    }
  }

  async function place({ newsletter }: { newsletter: boolean }): Promise<void> {
    const { cart } = session.getSnapshot();
    if (isInFlight.current || !cart?.id || !isComplete()) return;
    isInFlight.current = true;
    setIsPlacing(true);
    const cartId = cart.id;
    const outcome = await order(cart, cartId);
    const email = sentValue('email', form.state.values.email, form.context.countryCode);
    if ('url' in outcome) {
      if (newsletter) subscribe(email);
      leaveFor(outcome.url);
      return;
    }
    if ('orderId' in outcome) {
      // Keep the button busy until the confirmation replaces the page.
      if (newsletter) subscribe(email);
      const { orderId } = outcome;
      cartPlaced(cartId);
      removeCheckoutDraft();
      // A new document, which gets what a provider's page would return. It removes cart id and email from the address.
      await navigate(`${pathTo('checkout-confirm')}?${new URLSearchParams({ oid: orderId, cartid: cartId, email })}`);
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

  return {
    place,
    isPlacing,
    failure,
    isTermsMissing: isTermsMissing && !checkout.hasAcceptedTerms,
    isPaymentMissing: isPaymentMissing && checkout.payment === null,
  };
}

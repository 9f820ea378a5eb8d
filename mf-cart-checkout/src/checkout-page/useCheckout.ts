import { useState } from 'react';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useChooseMarket, useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import type { CheckoutResponse, PaymentOption } from './checkoutResponse.ts';
import { checkoutInput } from './checkoutInput.ts';
import { useCheckoutDraft } from './form/useCheckoutDraft.ts';
import { useCheckoutForm, type CheckoutForm } from './form/useCheckoutForm.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from './prefilledFields.ts';
import { linesOf } from './order/isSameOrder.ts';
import { addressCountry, marketOf, type CheckoutMarket } from './markets.ts';
import { LEGAL_PAGES } from './legalPages.ts';
import { checkoutUrls } from './payment-step/checkoutUrls.ts';
import {
  chosenPointInput,
  orderedPointInput,
  pickupPoints,
  selectedPoint,
  type PickupPoint,
} from './shipping-step/pickupPoints.ts';
import { nextSnippet, type SnippetSession } from './snippet/snippetSession.ts';
import { payablePayments, selectedPayment } from './payment-step/paymentChoice.ts';
import { selectedOption } from './stepStates.ts';
import { useCheckoutUpdates, type CheckoutUpdates } from './useCheckoutUpdates.ts';

export interface CheckoutModel extends CheckoutUpdates {
  form: CheckoutForm;
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  marketAlias: string;
  chooseMarket: (alias: string) => Promise<boolean>;
  shippingId: number | null;
  chooseShipping: (id: number) => void;
  /** The selected pickup point of the selected carrier; null for a carrier without pickup points. */
  point: PickupPoint | null;
  choosePoint: (key: string) => void;
  paymentId: number | null;
  choosePayment: (id: number) => void;
  setOtherAddress: (isWanted: boolean) => void;
  hasAcceptedTerms: boolean;
  setAcceptedTerms: (isAccepted: boolean) => void;
  /** Number of order attempts with invalid fields. Each one moves the focus to the error summary. */
  invalidSubmitCount: number;
  showInvalidFields: () => void;
  /** The selected payment option; null as long as a person has to choose between ways with credit (OP-66). */
  payment: PaymentOption | null;
  /** The provider's form of the selected payment option. */
  snippet: SnippetSession | null;
  /** Takes over the zip that a provider's form has collected; null if only the API knows it. */
  takeZip: (zip: string | null) => void;
  /** Input of the order, from the current state and the last response, with the shown pickup point. */
  orderInput: (last: CheckoutResponse | null) => CheckoutInputType;
}

/** What the shopper has selected since the page was loaded; null for what the API selects. */
interface Preferred {
  shipping: number | null;
  /** Key of a pickup point. */
  point: string | null;
  payment: number | null;
}

/**
 * State and operations of a checkout: form, selected options and the last API response.
 *
 * @param stored the checkout of the first view, until the first response
 */
export function useCheckout(
  cart: Cart,
  markets: readonly CheckoutMarket[],
  stored: CheckoutResponse | null,
): CheckoutModel {
  const shop = useShop();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const chooseMarket = useChooseMarket();
  const [preferred, setPreferred] = useState<Preferred>({ shipping: null, point: null, payment: null });
  /** Null until the shopper or a response sets it. */
  const [otherAddress, setOtherAddress] = useState<boolean | null>(() =>
    stored && hasSeparateDeliveryAddress(stored) ? true : null,
  );
  const [hasAcceptedTerms, setAcceptedTerms] = useState(false);
  const [invalidSubmitCount, setInvalidSubmitCount] = useState(0);
  const [snippet, setSnippet] = useState<SnippetSession | null>(null);
  const pathTo = usePathTo();

  const market = marketOf(markets, shop.checkoutMarket);
  const marketAlias = market?.alias ?? shop.checkoutMarket;
  const countryCode = market?.countryCode ?? '';
  const hasOtherAddress = otherAddress ?? false;
  const { fields, formIn } = useCheckoutForm(stored && prefilledFields(stored, customerType, countryCode));

  useCheckoutDraft({ fields, cartId: cart.id ?? '', userName, hasOtherAddress, setOtherAddress });

  const paymentOf = (last: CheckoutResponse | null) =>
    selectedPayment(payablePayments(last?.paymentOptions, customerType), preferred.payment, customerType);

  const shippingOf = (last: CheckoutResponse | null) =>
    selectedOption(compact(last?.shippingOptions), preferred.shipping);

  const input = (last: CheckoutResponse | null): CheckoutInputType => {
    const selected = paymentOf(last);
    // A company's default is not its choice: stored as such, it would be selected for a person, too.
    const isOfApi = customerType === 'ORGANIZATION' && selected?.isDefault === true && preferred.payment === null;
    const typed = checkoutInput(fields.state, {
      shippingId: shippingOf(last)?.id ?? preferred.shipping,
      paymentId: isOfApi ? null : (selected?.id ?? preferred.payment),
      checkoutUrls: checkoutUrls(selected?.paymentType ?? null, {
        origin: window.location.origin,
        confirmation: pathTo('checkout-confirm'),
        checkout: pathTo('checkout'),
        terms: pathTo('page', { alias: LEGAL_PAGES[shop.locale].terms }),
      }),
      customerType,
      paymentType: selected?.paymentType ?? null,
      hasOtherAddress,
      countryCode: addressCountry(countryCode),
      hasAcceptedTerms,
      hasStoredDelivery: Boolean(last?.shippingAddress?.addressLine1),
    });
    return { ...typed, ...chosenPointInput(compact(last?.shippingOptions), shippingOf(last), preferred.point) };
  };

  const updates = useCheckoutUpdates({
    market: marketAlias,
    stored,
    input,
    onResponse: (response) => {
      fields.fill(prefilledFields(response, customerType, countryCode));
      setSnippet((previous) => nextSnippet(previous, response.paymentOptions, customerType));
      if (hasSeparateDeliveryAddress(response)) setOtherAddress((previous) => previous ?? true);
    },
    updateKey: [cart.id, linesOf(cart), cart.promoCode, customerType, userName, marketAlias].join('|'),
  });
  const { checkout, request } = updates;
  const payment = paymentOf(checkout);
  const shipping = shippingOf(checkout);
  const point = shipping && selectedPoint(pickupPoints(shipping), preferred.point);
  const form = formIn({ customerType, paymentType: payment?.paymentType ?? null, hasOtherAddress, countryCode });

  return {
    ...updates,
    form,
    market,
    marketAlias,
    chooseMarket,
    shippingId: shipping?.id ?? null,
    chooseShipping: (id) => {
      setPreferred({ ...preferred, shipping: id });
      request();
    },
    point,
    choosePoint: (key) => {
      setPreferred({ ...preferred, point: key });
      request();
    },
    payment,
    paymentId: payment?.id ?? null,
    snippet: snippet?.methodId === payment?.id ? snippet : null,
    takeZip: (zip) => {
      if (zip !== null) form.type(hasOtherAddress ? 'otherZip' : 'zip', zip);
      request();
    },
    choosePayment: (id) => {
      setPreferred({ ...preferred, payment: id });
      request();
    },
    setOtherAddress: (isWanted) => {
      setOtherAddress(isWanted);
      request();
    },
    hasAcceptedTerms,
    setAcceptedTerms,
    invalidSubmitCount,
    showInvalidFields: () => setInvalidSubmitCount((count) => count + 1),
    orderInput: (last) => {
      const payment = paymentOf(last);
      return {
        ...input(last),
        ...(payment && { paymentId: payment.id }),
        ...orderedPointInput(compact(last?.shippingOptions), point),
      };
    },
  };
}

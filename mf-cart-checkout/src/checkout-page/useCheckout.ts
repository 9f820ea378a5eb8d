import { useState } from 'react';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { compact } from '@hemvaror/domain/compact';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { writeCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { checkoutInput } from './checkoutInput.ts';
import { useCheckoutForm, type CheckoutForm } from './form/useCheckoutForm.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from './prefilledFields.ts';
import { addressCountry, type CheckoutMarket } from './markets.ts';
import { payableOptions, selectedOption } from './stepStates.ts';
import { useCheckoutUpdates, type CheckoutUpdates } from './useCheckoutUpdates.ts';

const MARKET_COOKIE_MAX_AGE_SECONDS = 31_536_000;

export interface CheckoutModel extends CheckoutUpdates {
  form: CheckoutForm;
  market: CheckoutMarket | null;
  marketAlias: string;
  chooseMarket: (alias: string) => void;
  shippingId: number | null;
  chooseShipping: (id: number) => void;
  paymentId: number | null;
  choosePayment: (id: number) => void;
  setOtherAddress: (isWanted: boolean) => void;
  hasAcceptedTerms: boolean;
  setAcceptedTerms: (isAccepted: boolean) => void;
  /** How often an order was asked for with faulty fields; each time their summary takes the focus anew. */
  faultyCount: number;
  showInvalidFields: () => void;
  /** What the order says: all of it as it stands now. */
  input: () => CheckoutInputType;
}

/** Everything a checkout knows and can do: what is typed, what is chosen, and what the API says to it. */
export function useCheckout(cart: Cart, markets: readonly CheckoutMarket[]): CheckoutModel {
  const shop = useShop();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const [marketAlias, setMarketAlias] = useState(shop.checkoutMarket);
  const [wanted, setWanted] = useState<{ shipping: number | null; payment: number | null }>({
    shipping: null,
    payment: null,
  });
  /** Null until the shopper says so or not. */
  const [otherAddress, setOtherAddress] = useState<boolean | null>(null);
  const [hasAcceptedTerms, setAcceptedTerms] = useState(false);
  const [faultyCount, setFaultyCount] = useState(0);

  const market = markets.find(({ alias }) => alias === marketAlias) ?? null;
  const countryCode = market?.countryCode ?? marketAlias.toUpperCase();
  const hasOtherAddress = otherAddress ?? false;
  const form = useCheckoutForm({ customerType, hasOtherAddress, countryCode });

  const input = (last: CheckoutResponse | null): CheckoutInputType =>
    checkoutInput(form.state, {
      shippingId: selectedOption(compact(last?.shippingOptions), wanted.shipping)?.id ?? wanted.shipping,
      paymentId: selectedOption(payableOptions(last?.paymentOptions), wanted.payment)?.id ?? wanted.payment,
      customerType,
      hasOtherAddress,
      countryCode: addressCountry(countryCode),
      hasAcceptedTerms,
      hasStoredDelivery: Boolean(last?.shippingAddress?.addressLine1),
    });

  const updates = useCheckoutUpdates({
    market: marketAlias,
    input,
    onAnswer: (answer) => {
      form.fill(prefilledFields(answer, customerType));
      if (hasSeparateDeliveryAddress(answer)) setOtherAddress((said) => said ?? true);
    },
    causes: [linesOf(cart), cart.promoCode, customerType, userName, marketAlias].join('|'),
  });
  const { checkout, request } = updates;

  return {
    ...updates,
    form,
    market,
    marketAlias,
    chooseMarket: (alias) => {
      writeCookie(CHECKOUT_MARKET_COOKIE, alias, MARKET_COOKIE_MAX_AGE_SECONDS);
      setMarketAlias(alias);
    },
    shippingId: selectedOption(compact(checkout?.shippingOptions), wanted.shipping)?.id ?? null,
    chooseShipping: (id) => {
      setWanted({ ...wanted, shipping: id });
      request();
    },
    paymentId: selectedOption(payableOptions(checkout?.paymentOptions), wanted.payment)?.id ?? null,
    choosePayment: (id) => {
      setWanted({ ...wanted, payment: id });
      request();
    },
    setOtherAddress: (isWanted) => {
      setOtherAddress(isWanted);
      request();
    },
    hasAcceptedTerms,
    setAcceptedTerms,
    faultyCount,
    showInvalidFields: () => setFaultyCount((count) => count + 1),
    input: () => input(checkout),
  };
}

function linesOf(cart: Cart): string {
  return compact(cart.items)
    .map(({ skuId, quantity }) => `${skuId}×${quantity}`)
    .join(' ');
}

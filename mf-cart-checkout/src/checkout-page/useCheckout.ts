import { useState } from 'react';
import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { useChooseMarket, useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { checkoutInput } from './checkoutInput.ts';
import { useCheckoutForm, type CheckoutForm } from './form/useCheckoutForm.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from './prefilledFields.ts';
import { addressCountry, marketOf, type CheckoutMarket } from './markets.ts';
import { payableOptions, selectedOption } from './stepStates.ts';
import { useCheckoutUpdates, type CheckoutUpdates } from './useCheckoutUpdates.ts';

export interface CheckoutModel extends CheckoutUpdates {
  form: CheckoutForm;
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  marketAlias: string;
  chooseMarket: (alias: string) => Promise<boolean>;
  shippingId: number | null;
  chooseShipping: (id: number) => void;
  paymentId: number | null;
  choosePayment: (id: number) => void;
  setOtherAddress: (isWanted: boolean) => void;
  hasAcceptedTerms: boolean;
  setAcceptedTerms: (isAccepted: boolean) => void;
  /** Number of order attempts with invalid fields. Each one moves the focus to the error summary. */
  invalidSubmitCount: number;
  showInvalidFields: () => void;
  /** Input of the order, from the current state. */
  input: () => CheckoutInputType;
}

/** State and operations of a checkout: form, selected options and the last API response. */
export function useCheckout(cart: Cart, markets: readonly CheckoutMarket[]): CheckoutModel {
  const shop = useShop();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const chooseMarket = useChooseMarket();
  const [preferred, setPreferred] = useState<{ shipping: number | null; payment: number | null }>({
    shipping: null,
    payment: null,
  });
  /** Null until the shopper or a response sets it. */
  const [otherAddress, setOtherAddress] = useState<boolean | null>(null);
  const [hasAcceptedTerms, setAcceptedTerms] = useState(false);
  const [invalidSubmitCount, setInvalidSubmitCount] = useState(0);

  const market = marketOf(markets, shop.checkoutMarket);
  const marketAlias = market?.alias ?? shop.checkoutMarket;
  const countryCode = market?.countryCode ?? '';
  const hasOtherAddress = otherAddress ?? false;
  const form = useCheckoutForm({ customerType, hasOtherAddress, countryCode });

  const input = (last: CheckoutResponse | null): CheckoutInputType =>
    checkoutInput(form.state, {
      shippingId: selectedOption(compact(last?.shippingOptions), preferred.shipping)?.id ?? preferred.shipping,
      paymentId: selectedOption(payableOptions(last?.paymentOptions), preferred.payment)?.id ?? preferred.payment,
      customerType,
      hasOtherAddress,
      countryCode: addressCountry(countryCode),
      hasAcceptedTerms,
      hasStoredDelivery: Boolean(last?.shippingAddress?.addressLine1),
    });

  const updates = useCheckoutUpdates({
    market: marketAlias,
    input,
    onResponse: (response) => {
      form.fill(prefilledFields(response, customerType));
      if (hasSeparateDeliveryAddress(response)) setOtherAddress((previous) => previous ?? true);
    },
    updateKey: [linesOf(cart), cart.promoCode, customerType, userName, marketAlias].join('|'),
  });
  const { checkout, request } = updates;

  return {
    ...updates,
    form,
    market,
    marketAlias,
    chooseMarket,
    shippingId: selectedOption(compact(checkout?.shippingOptions), preferred.shipping)?.id ?? null,
    chooseShipping: (id) => {
      setPreferred({ ...preferred, shipping: id });
      request();
    },
    paymentId: selectedOption(payableOptions(checkout?.paymentOptions), preferred.payment)?.id ?? null,
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
    input: () => input(checkout),
  };
}

function linesOf(cart: Cart): string {
  return compact(cart.items)
    .map(({ skuId, quantity }) => `${skuId}×${quantity}`)
    .join(' ');
}

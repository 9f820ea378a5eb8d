import type { CheckoutAnswer } from '../checkout-page/checkoutAnswer.ts';
import { aCart } from './aCart.ts';

type Address = NonNullable<CheckoutAnswer['billingAddress']>;
type ShippingOption = NonNullable<NonNullable<CheckoutAnswer['shippingOptions']>[number]>;
type PaymentOption = NonNullable<NonNullable<CheckoutAnswer['paymentOptions']>[number]>;

export function anAddress(more: Partial<Address> = {}): Address {
  return {
    firstName: '',
    lastName: '',
    careOf: '',
    addressLine1: '',
    zip: '',
    city: '',
    entryCode: '',
    company: '',
    phone: '',
    mobile: '',
    ...more,
  };
}

const CARRIERS = [
  [1, 'PostNord ombud', 'postnord', 49],
  [2, 'DHL hem', 'dhl', 79],
  [3, 'Schenker paketbox', 'schenker', 59],
] as const;

/** The three carriers, one of them selected. */
export function shippingOptions(selectedId = 1): ShippingOption[] {
  return CARRIERS.map(([id, displayName, logo, fee]) => ({
    id,
    name: displayName,
    displayName,
    logo,
    feeIncVatFormatted: `${fee} kr`,
    feeExVatFormatted: `${fee * 0.8} kr`,
    isSelected: id === selectedId,
  }));
}

export function anInvoice(more: Partial<PaymentOption> = {}): PaymentOption {
  return {
    id: 18,
    name: 'Faktura',
    displayName: 'Faktura',
    logo: 'invoice',
    feeIncVat: 0,
    feeIncVatFormatted: '0 kr',
    feeExVatFormatted: '0 kr',
    isSelected: true,
    paymentType: 'STANDARD',
    ...more,
  };
}

/** A checkout whose zip is known, unless it is about another. */
export function aCheckout(more: Partial<CheckoutAnswer> = {}): CheckoutAnswer {
  return {
    email: '',
    identityNumber: '',
    checkoutStatus: 'OK',
    billingAddress: anAddress({ zip: '123 45' }),
    shippingAddress: null,
    shippingOptions: shippingOptions(),
    paymentOptions: [anInvoice()],
    cart: aCart(),
    ...more,
  };
}

/** What the API says before it knows a zip. */
export function aCheckoutWithoutZip(): CheckoutAnswer {
  return aCheckout({ billingAddress: anAddress(), shippingOptions: [], paymentOptions: [] });
}

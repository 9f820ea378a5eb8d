import type { Checkout_checkoutFragment } from '../checkout-page/Checkout.generated.ts';
import { aCart } from './aCart.ts';

type Address = NonNullable<Checkout_checkoutFragment['billingAddress']>;
type ShippingOption = NonNullable<NonNullable<Checkout_checkoutFragment['shippingOptions']>[number]>;
type PaymentOption = NonNullable<NonNullable<Checkout_checkoutFragment['paymentOptions']>[number]>;

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
export function aCheckout(more: Partial<Checkout_checkoutFragment> = {}): Checkout_checkoutFragment {
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
export function aCheckoutWithoutZip(): Checkout_checkoutFragment {
  return aCheckout({ billingAddress: anAddress(), shippingOptions: [], paymentOptions: [] });
}

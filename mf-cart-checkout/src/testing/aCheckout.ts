import type {
  CheckoutType,
  PaymentOptionType,
  ShippingOptionType,
} from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aPaymentOption } from '@hemvaror/testing/builders/aPaymentOption';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import type { Complete } from '@hemvaror/testing/builders/Complete';

type ACheckout = Complete<CheckoutType>;

const CARRIERS = [
  [1, 'PostNord ombud', 'postnord', 49],
  [2, 'DHL hem', 'dhl', 79],
  [3, 'Schenker paketbox', 'schenker', 59],
] as const;

/** The three carriers. @param selectedId 0 for none of them */
export function shippingOptions(selectedId = 1): Complete<ShippingOptionType>[] {
  return CARRIERS.map(([id, name, logo, fee]) =>
    aShippingOption(fee, { id, name, displayName: name, logo, isSelected: id === selectedId }),
  );
}

/** The selected payment option. */
export function anInvoice(overrides: Partial<PaymentOptionType> = {}): Complete<PaymentOptionType> {
  return aPaymentOption({ isSelected: true, ...overrides });
}

/** A checkout with a postal code, a carrier and a payment option. */
export function aCheckout(overrides: Partial<ACheckout> = {}): ACheckout {
  return {
    email: '',
    identityNumber: '',
    checkoutStatus: 'OK',
    billingAddress: anEmptyAddress({ zip: '123 45' }),
    shippingAddress: null,
    shippingOptions: shippingOptions(),
    paymentOptions: [anInvoice()],
    cart: aCart(),
    consents: null,
    shippingData: null,
    ...overrides,
  };
}

/** The checkout before a zip is entered. */
export function aCheckoutWithoutZip(): ACheckout {
  return aCheckout({ billingAddress: anEmptyAddress(), shippingOptions: [], paymentOptions: [] });
}

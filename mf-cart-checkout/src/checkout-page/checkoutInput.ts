import { requiredFields } from '@hemvaror/domain/validation/requiredFields';
import type {
  CheckoutInputType,
  CheckoutUrlsInputType,
  PaymentType,
} from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { sentValue, type FieldName } from './form/checkoutFields.ts';
import type { FormState } from './form/formState.ts';

export interface CheckoutChoices {
  shippingId: number | null;
  paymentId: number | null;
  /** Pages for a payment provider. */
  checkoutUrls?: CheckoutUrlsInputType | undefined;
  customerType: CustomerType;
  /** Of the selected payment option. The personal id is sent for credit only, even if it was typed before. */
  paymentType: PaymentType | null;
  hasOtherAddress: boolean;
  /** ISO 3166 code of the checkout market's country; null for a market that is not a country. */
  countryCode: string | null;
  hasAcceptedTerms: boolean;
  /** Whether the API has a separate delivery address from an earlier call. */
  hasStoredDelivery: boolean;
}

/** The API's value for "no fee from a delivery widget": `externalShippingFee` in `schema.graphql`. */
const NO_EXTERNAL_FEE = -1;

/**
 * Input of every checkout update and of the order. Untouched empty fields are left out, so that the API returns the
 * stored details of a customer.
 */
export function checkoutInput({ values, touched }: FormState, choices: CheckoutChoices): CheckoutInputType {
  const { customerType, paymentType, countryCode, hasOtherAddress, hasStoredDelivery } = choices;
  const valueOf = (name: FieldName): string | undefined =>
    values[name] !== '' || touched.has(name) ? sentValue(name, values[name], countryCode ?? '') : undefined;
  const isCompany = customerType === 'ORGANIZATION';
  const needed = requiredFields({ customerType, paymentType, countryCode: countryCode ?? '' });

  const billing = withoutUndefined({
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    company: isCompany ? valueOf('company') : undefined,
    careOf: valueOf('careOf'),
    addressLine1: valueOf('address'),
    zip: valueOf('zip'),
    city: valueOf('city'),
    state: valueOf('state'),
    entryCode: valueOf('entryCode'),
    phone: valueOf('phone'),
  });
  const delivery = withoutUndefined({
    firstName: valueOf('otherFirstName'),
    lastName: valueOf('otherLastName'),
    careOf: valueOf('otherCareOf'),
    addressLine1: valueOf('otherAddress'),
    zip: valueOf('otherZip'),
    city: valueOf('otherCity'),
    state: valueOf('otherState'),
    entryCode: valueOf('otherEntryCode'),
  });
  const country = countryCode === null ? {} : { country: countryCode };
  const billingAddress = Object.keys(billing).length > 0 ? { ...billing, ...country } : undefined;
  // The API keeps a stored delivery address that is left out, so overwrite it with the billing address.
  const shippingAddress = hasOtherAddress
    ? { ...delivery, ...country }
    : hasStoredDelivery
      ? billingAddress
      : undefined;

  return withoutUndefined({
    shippingId: choices.shippingId ?? undefined,
    paymentId: choices.paymentId ?? undefined,
    checkoutUrls: choices.checkoutUrls,
    externalShippingFee: NO_EXTERNAL_FEE,
    customerType,
    email: valueOf('email'),
    identityNumber: identityNumber(),
    message: valueOf('message'),
    acceptedConsents: choices.hasAcceptedTerms ? ['order'] : [],
    billingAddress,
    shippingAddress: shippingAddress?.addressLine1 ? shippingAddress : undefined,
  });

  function identityNumber(): string | undefined {
    if (isCompany) return valueOf('organizationId');
    return needed.has('personalId') ? valueOf('personalId') : undefined;
  }
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Removes the undefined entries. */
function withoutUndefined<Values extends Record<string, unknown>>(values: Values): Defined<Values> {
  const result: Defined<Values> = {};
  return Object.assign(result, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}

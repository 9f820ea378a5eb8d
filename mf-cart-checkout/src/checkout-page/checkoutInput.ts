import type { CheckoutInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import type { FieldName } from './form/checkoutFields.ts';
import type { FormState } from './form/formState.ts';

export interface CheckoutChoices {
  shippingId: number | null;
  paymentId: number | null;
  customerType: CustomerType;
  hasOtherAddress: boolean;
  /** ISO 3166 code of the checkout market's country; null where the market is no country. */
  countryCode: string | null;
  hasAcceptedTerms: boolean;
  /** Whether the API has a separate delivery address from an earlier call. */
  hasStoredDelivery: boolean;
}

/** The API's value for "no fee from a delivery widget": `externalShippingFee` in `schema.graphql`. */
const NO_EXTERNAL_FEE = -1;

/**
 * What the API is told with every update and with the order. An untouched empty field is not mentioned: the API then
 * fills in what it knows of a signed-in customer.
 */
export function checkoutInput({ values, touched }: FormState, choices: CheckoutChoices): CheckoutInputType {
  const { customerType, countryCode, hasOtherAddress, hasStoredDelivery } = choices;
  const said = (name: FieldName): string | undefined =>
    values[name] !== '' || touched.has(name) ? values[name].trim() : undefined;
  const isCompany = customerType === 'ORGANIZATION';

  const billing = withoutGaps({
    firstName: said('firstName'),
    lastName: said('lastName'),
    company: isCompany ? said('company') : undefined,
    careOf: said('careOf'),
    addressLine1: said('address'),
    zip: said('zip'),
    city: said('city'),
    entryCode: said('entryCode'),
    phone: said('phone'),
  });
  const delivery = withoutGaps({
    firstName: said('otherFirstName'),
    lastName: said('otherLastName'),
    careOf: said('otherCareOf'),
    addressLine1: said('otherAddress'),
    zip: said('otherZip'),
    city: said('otherCity'),
    entryCode: said('otherEntryCode'),
  });
  const country = countryCode === null ? {} : { country: countryCode };
  const billingAddress = Object.keys(billing).length > 0 ? { ...billing, ...country } : undefined;
  // The API keeps a delivery address it once had: to take it back is to say that the goods go to the billing address.
  const shippingAddress = hasOtherAddress
    ? { ...delivery, ...country }
    : hasStoredDelivery
      ? billingAddress
      : undefined;

  return withoutGaps({
    shippingId: choices.shippingId ?? undefined,
    paymentId: choices.paymentId ?? undefined,
    externalShippingFee: NO_EXTERNAL_FEE,
    customerType,
    email: said('email'),
    identityNumber: said(isCompany ? 'organizationId' : 'personalId'),
    message: said('message'),
    acceptedConsents: choices.hasAcceptedTerms ? ['order'] : [],
    billingAddress,
    shippingAddress: shippingAddress?.addressLine1 ? shippingAddress : undefined,
  });
}

type Filled<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Without the entries that say nothing. */
function withoutGaps<Values extends Record<string, unknown>>(values: Values): Filled<Values> {
  const result: Filled<Values> = {};
  return Object.assign(result, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}

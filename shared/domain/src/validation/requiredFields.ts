import type { PaymentType } from '../payment/paymentMethod.ts';
import { hasStates } from './state.ts';

export type RequiredField =
  | 'email'
  | 'phone'
  | 'personalId'
  | 'organizationId'
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'zip'
  | 'city'
  | 'state'
  | 'country';

interface Buyer {
  /** Null as long as none is selected. */
  paymentType: PaymentType | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** ISO 3166 code of the billing country. Only Swedish numbers are known, so buyers in other countries have none. */
  countryCode: string;
}

const ALWAYS = ['email', 'phone', 'firstName', 'lastName', 'address', 'zip', 'city', 'country'] as const;

/** The invoice, and buy now, pay later: the customer is given credit. A card needs no personal number (GDPR, article 5.1 c). */
const CREDIT_TYPES: readonly (PaymentType | null)[] = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA'];

/** The fields without which a purchase cannot be ordered (OP-49). */
export function requiredFields({ paymentType, customerType, countryCode }: Buyer): ReadonlySet<RequiredField> {
  const isSwedish = countryCode === 'SE';
  const ofAddress = [...ALWAYS, ...(hasStates(countryCode) ? (['state'] as const) : [])];
  if (customerType === 'ORGANIZATION') {
    return new Set([...ofAddress, 'company' as const, ...(isSwedish ? (['organizationId'] as const) : [])]);
  }
  return new Set([...ofAddress, ...(isSwedish && CREDIT_TYPES.includes(paymentType) ? (['personalId'] as const) : [])]);
}

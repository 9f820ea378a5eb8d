import type { AddressInputType } from '../graphql/resolvers.generated.ts';
import { shortened } from './shortened.ts';

/** All fields are there; what is not known is an empty text. */
export interface Address {
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  entryCode: string;
  careOf: string;
  city: string;
  state: string;
  country: string;
  zip: string;
  company: string;
  mobile: string;
  phone: string;
}

const LONGEST = 200;

export function emptyAddress(): Address {
  return addressFrom({});
}

/** What was given over what was known; a field that is null or absent keeps its value. */
export function addressFrom(input: AddressInputType, known: Partial<Address> = {}): Address {
  const value = (field: keyof Address): string => shortened(input[field] ?? known[field] ?? '', LONGEST);
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    addressLine1: value('addressLine1'),
    addressLine2: value('addressLine2'),
    addressLine3: value('addressLine3'),
    entryCode: value('entryCode'),
    careOf: value('careOf'),
    city: value('city'),
    state: value('state'),
    country: value('country'),
    zip: value('zip'),
    company: value('company'),
    mobile: value('mobile'),
    phone: value('phone'),
  };
}

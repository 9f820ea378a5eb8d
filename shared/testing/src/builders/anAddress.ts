import type { AddressType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type AnAddress = Complete<AddressType>;

const EMPTY: AnAddress = {
  company: '',
  firstName: '',
  lastName: '',
  careOf: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  zip: '',
  city: '',
  country: '',
  state: '',
  entryCode: '',
  phone: '',
  mobile: '',
};

/** The address of Astrid Lind, in Sweden. */
export function anAddress(overrides: Partial<AnAddress> = {}): AnAddress {
  return {
    ...EMPTY,
    firstName: 'Astrid',
    lastName: 'Lind',
    addressLine1: 'Björkvägen 12',
    zip: '123 45',
    city: 'Åstad',
    country: 'SE',
    ...overrides,
  };
}

/** An address without values except those in `overrides`. */
export function anEmptyAddress(overrides: Partial<AnAddress> = {}): AnAddress {
  return { ...EMPTY, ...overrides };
}

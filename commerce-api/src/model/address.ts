import type { AddressInputType } from './contract.generated.ts';
import { truncate } from './truncate.ts';

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

const MAX_LENGTH = 200;

const FIELDS = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const satisfies readonly (keyof Address)[];

/** The place of an address: the fields of two addresses are never mixed in it. */
const NO_PLACE = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  entryCode: '',
  careOf: '',
  city: '',
  state: '',
  country: '',
  zip: '',
} as const satisfies Partial<Address>;

/** The fields of an address that were given, over those given before. A field that is null or absent keeps its value. */
export function givenAddress(input: AddressInputType, known: Partial<Address> = {}): Partial<Address> {
  const given = FIELDS.flatMap((field) => {
    const value = input[field];
    return value === null || value === undefined ? [] : [[field, truncate(value, MAX_LENGTH)] as const];
  });
  return { ...known, ...Object.fromEntries(given) };
}

/** What was typed, completed from an account. The account's place is left out if something else was typed for it. */
export function completedAddress(typed: Partial<Address>, account: Partial<Address>): Address {
  const isDifferent = (['addressLine1', 'zip', 'city'] as const).some((field) => {
    const [left, right] = [plain(typed[field]), plain(account[field])];
    return left !== '' && right !== '' && left !== right;
  });
  return addressFrom(typed, isDifferent ? { ...account, ...NO_PLACE } : account);
}

function plain(text = ''): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}

export function emptyAddress(): Address {
  return addressFrom({});
}

/** What was given over what was known; a field that is null or absent keeps its value. */
export function addressFrom(input: AddressInputType, known: Partial<Address> = {}): Address {
  const value = (field: keyof Address): string => truncate(input[field] ?? known[field] ?? '', MAX_LENGTH);
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

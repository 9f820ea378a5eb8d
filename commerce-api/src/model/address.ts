import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { MAX_FIELD_LENGTH } from '@hemvaror/domain/validation/maxFieldLength';
import type { AddressInputType } from './contract.generated.ts';
import { truncate } from './truncate.ts';

/** A complete address; unknown fields are empty texts. */
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

/** The location fields of an address: they are never mixed from two addresses. */
const NO_LOCATION = {
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

/** Merges the given fields into the known ones. A field that is null or absent keeps its value. */
export function givenAddress(input: AddressInputType, known: Partial<Address> = {}): Partial<Address> {
  const given = FIELDS.flatMap((field) => {
    const value = input[field];
    return value === null || value === undefined ? [] : [[field, cleaned(value)] as const];
  });
  return { ...known, ...Object.fromEntries(given) };
}

/** Completes typed fields from an account. If the typed location differs, the location of the account is not used. */
export function completedAddress(typed: Partial<Address>, account: Partial<Address>): Address {
  const isDifferent = (['addressLine1', 'zip', 'city'] as const).some((field) => {
    const [left, right] = [plain(typed[field]), plain(account[field])];
    return left !== '' && right !== '' && left !== right;
  });
  return addressFrom(typed, isDifferent ? { ...account, ...NO_LOCATION } : account);
}

/** Idempotent: stored addresses are completed again whenever a checkout is read. */
function cleaned(text: string): string {
  return truncate(cleanText(text), MAX_FIELD_LENGTH).trim();
}

function plain(text = ''): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}

export function emptyAddress(): Address {
  return addressFrom({});
}

/** Merges the given fields into the known ones and fills the others with empty texts. */
export function addressFrom(input: AddressInputType, known: Partial<Address> = {}): Address {
  const value = (field: keyof Address): string => cleaned(input[field] ?? known[field] ?? '');
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

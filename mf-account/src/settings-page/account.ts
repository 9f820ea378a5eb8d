import type { UserInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import type { Settings_accountFragment } from './Settings.generated.ts';

export type Account = Settings_accountFragment;

/** The text fields of an account, by their form names. */
export const TEXT_FIELDS = [
  'personalId',
  'company',
  'firstName',
  'lastName',
  'phone',
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'country',
  'entryCode',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type AccountTexts = Readonly<Record<TextField, string>>;

export type Gender = 'UNSPECIFIED' | 'WOMAN' | 'MAN';
export const GENDERS: readonly Gender[] = ['UNSPECIFIED', 'WOMAN', 'MAN'];

/** The changes of a form. Missing fields stay unchanged. */
export interface AccountChanges {
  texts?: Partial<AccountTexts>;
  gender?: Gender;
  newsletter?: boolean;
  reviewInvitations?: boolean;
  customerType?: CustomerType;
}

export function customerTypeOf({ customerType }: Account): CustomerType {
  return customerType ?? 'PERSON';
}

export function textsOf({ address, personalId: identity }: Account): AccountTexts {
  return {
    personalId: identity ?? '',
    company: address?.company ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    // Clients write either field; the checkout reads both as well.
    phone: address?.phone || (address?.mobile ?? ''),
    careOf: address?.careOf ?? '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
    entryCode: address?.entryCode ?? '',
  };
}

/**
 * Input of `updateUser`: always the whole address, gender, personal id and customer type (ACCOUNT-06), because the API
 * interprets a missing type as a person.
 */
export function userInput(account: Account, changes: AccountChanges): UserInputType {
  const { personalId: identity, ...address } = { ...textsOf(account), ...changes.texts };
  const customerType = changes.customerType ?? customerTypeOf(account);
  return {
    address: { ...address, mobile: '' },
    gender: changes.gender ?? account.gender,
    newsletter: changes.newsletter ?? account.newsletter,
    ...(account.reviewInvitations !== undefined && {
      reviewInvitations: changes.reviewInvitations ?? account.reviewInvitations,
    }),
    // A person's number is not that of the company, although it could be a sole trader's.
    personalId: customerType === customerTypeOf(account) ? identity : '',
    customerType,
  };
}

import type { Account } from '../settings-page/account.ts';

type Address = NonNullable<Account['address']>;

const ADDRESS: Address = {
  firstName: 'Astrid',
  lastName: 'Lind',
  company: '',
  phone: '070-123 45 67',
  mobile: '',
  careOf: '',
  addressLine1: 'Björkvägen 12',
  addressLine2: '',
  zip: '123 45',
  city: 'Åstad',
  country: 'SE',
  entryCode: '',
};

interface AccountOverrides extends Partial<Omit<Account, 'address'>> {
  address?: Partial<Address>;
}

export function anAccount({ address, ...overrides }: AccountOverrides = {}): Account {
  return {
    id: 1001,
    email: 'astrid@hemvist.example',
    customerType: 'PERSON',
    gender: 'WOMAN',
    newsletter: false,
    reviewInvitations: false,
    personalId: '19900101-0017',
    ...overrides,
    address: { ...ADDRESS, ...address },
  };
}

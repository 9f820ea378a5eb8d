import type { Settings_accountFragment } from '../settings-page/Settings.generated.ts';

type Address = NonNullable<Settings_accountFragment['address']>;

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

interface AccountOverrides extends Partial<Omit<Settings_accountFragment, 'address'>> {
  address?: Partial<Address>;
}

export function anAccount({ address, ...overrides }: AccountOverrides = {}): Settings_accountFragment {
  return {
    id: 1001,
    email: 'astrid@hemvist.example',
    customerType: 'PERSON',
    gender: 'WOMAN',
    newsletter: false,
    personalId: '19900101-0017',
    ...overrides,
    address: { ...ADDRESS, ...address },
  };
}

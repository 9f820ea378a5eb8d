import { seedMarkets } from '../../test/seedMarkets.ts';
import { addressFrom } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { PaymentType } from '../model/contract.generated.ts';
import { orderedFields } from '../model/orderedFields.ts';
import { validateFields } from './checkoutFields.ts';

const markets = seedMarkets();
const address = {
  firstName: 'Karin',
  lastName: 'Berg',
  addressLine1: 'Storgatan 1',
  zip: '11122',
  city: 'Stockholm',
  country: 'Sverige',
};
const PERSON: CheckoutState = {
  email: 'karin@example.se',
  identityNumber: '811228-9874',
  billingAddress: addressFrom({ ...address, mobile: '070-123 45 67' }),
};
const COMPANY: CheckoutState = {
  ...PERSON,
  customerType: 'ORGANIZATION',
  identityNumber: 'SE556036079301',
  billingAddress: addressFrom({ ...address, company: 'Berg AB', phone: '08-123 456 78' }),
};

function messageFor(state: CheckoutState, paymentType: PaymentType | null = 'STANDARD'): string | undefined {
  return validateFields(state, { markets, paymentType })?.message;
}

function billedTo(state: CheckoutState, fields: object): CheckoutState {
  return { ...state, billingAddress: addressFrom({ ...state.billingAddress, ...fields }) };
}

test.each<[title: string, state: CheckoutState, message: string | undefined]>([
  ['a person', PERSON, undefined],
  ['a company', COMPANY, undefined],
  ['nothing', {}, 'The e-mail address is missing or invalid.'],
  ['no address', { email: 'a@x.se' }, 'The billing first name is missing or invalid.'],
  ['no phone number', billedTo(PERSON, { mobile: '' }), 'The billing phone number is missing or invalid.'],
  ['one invalid number', billedTo(PERSON, { phone: 'abc' }), 'The billing phone number is missing or invalid.'],
  ['an unknown country', billedTo(PERSON, { country: 'Atlantis' }), 'The billing country is missing or invalid.'],
  ['no company name', billedTo(COMPANY, { company: '\u200b' }), 'The billing company is missing or invalid.'],
  ['no organization number', { ...COMPANY, identityNumber: '' }, 'The organization number is missing or invalid.'],
  ['a wrong personal number', { ...PERSON, identityNumber: '811228-9875' }, 'The personal number is invalid.'],
  [
    'an incomplete delivery address',
    { ...PERSON, shippingAddress: addressFrom({ ...address, zip: '1' }) },
    'The shipping zip is missing or invalid.',
  ],
  ['a delivery address without phone number', { ...PERSON, shippingAddress: addressFrom(address) }, undefined],
  ['a Finnish company', billedTo({ ...COMPANY, identityNumber: '' }, { country: 'FI', zip: 'FI-00100' }), undefined],
])('an invoice with %s gives %j', (_title, state, message) => {
  expect(messageFor(state)).toBe(message);
});

test('a card payment needs no personal number, and orders none', () => {
  const state = { ...PERSON, identityNumber: '811228-9875' };

  expect(messageFor(state, 'GEINS_PAY')).toBeUndefined();
  expect(orderedFields(PERSON, { markets, paymentType: 'GEINS_PAY' }).identityNumber).toBe('');
  expect(orderedFields(PERSON, { markets, paymentType: 'STANDARD' }).identityNumber).toBe('19811228-9874');
});

test.each(['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'] as const)(
  'the contact of %s needs address and email, but no phone or personal number',
  (paymentType) => {
    const contact = { email: 'karin@example.se', billingAddress: addressFrom(address) };

    expect(messageFor(contact, paymentType)).toBeUndefined();
    expect(messageFor(billedTo(contact, { phone: 'abc' }), paymentType)).toBe(
      'The billing phone number is missing or invalid.',
    );
    for (const field of Object.keys(address)) {
      expect(messageFor(billedTo(contact, { [field]: ' ' }), paymentType)).toMatch(/^The billing .* is missing/);
    }
  },
);

test('an address in a country with states needs one, unless a provider collected it', () => {
  const withCountry = { countryCode: () => 'US' };
  const messageIn = (state: CheckoutState, paymentType: PaymentType) =>
    validateFields(state, { markets: withCountry, paymentType })?.message;
  const withState = billedTo(PERSON, { state: 'OR' });
  const delivered = { ...withState, shippingAddress: addressFrom(address) };

  expect(messageIn(withState, 'GEINS_PAY')).toBeUndefined();
  expect(messageIn(PERSON, 'GEINS_PAY')).toBe('The billing state is missing or invalid.');
  expect(messageIn(delivered, 'GEINS_PAY')).toBe('The shipping state is missing or invalid.');
  expect(messageIn({ ...PERSON, shippingAddress: addressFrom(address) }, 'KLARNA')).toBeUndefined();
});

test('ordered fields are in canonical form', () => {
  const ordered = orderedFields(
    { ...COMPANY, shippingAddress: addressFrom({ ...address, country: 'Finland', zip: 'AX-22100' }) },
    { markets, paymentType: 'STANDARD' },
  );

  expect(ordered).toMatchObject({
    identityNumber: '556036-0793',
    billingAddress: { country: 'SE', zip: '111 22', phone: '+46812345678' },
    shippingAddress: { country: 'FI', zip: '22100', phone: '' },
  });
});

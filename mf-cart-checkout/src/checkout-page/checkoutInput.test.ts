import { checkoutInput, type CheckoutChoices } from './checkoutInput.ts';
import type { FieldValues } from './form/checkoutFields.ts';
import { EMPTY_FORM, filled, typed, type FormState } from './form/formState.ts';

const choices: CheckoutChoices = {
  shippingId: 1,
  paymentId: 18,
  customerType: 'PERSON',
  hasOtherAddress: false,
  countryCode: 'SE',
  hasAcceptedTerms: false,
  hasStoredDelivery: false,
};

const form = (values: Partial<FieldValues>): FormState => filled(EMPTY_FORM, values);

test('an empty form says nothing of addresses, so that the account can fill them in', () => {
  expect(checkoutInput(EMPTY_FORM, { ...choices, shippingId: null, paymentId: null })).toEqual({
    externalShippingFee: -1,
    customerType: 'PERSON',
    acceptedConsents: [],
  });
});

test('a field that the shopper has emptied is said to be empty', () => {
  expect(checkoutInput(typed(EMPTY_FORM, 'email', ''), choices)).toMatchObject({ email: '' });
});

test('a person is identified by the personal id, and sends no company', () => {
  const state = form({
    personalId: ' 19121212-1212 ',
    organizationId: '556016-0680',
    company: 'Hemvist AB',
    zip: '123 45',
  });

  expect(checkoutInput(state, choices)).toMatchObject({
    identityNumber: '19121212-1212',
    billingAddress: { zip: '123 45', country: 'SE' },
  });
  expect(checkoutInput(state, choices).billingAddress).not.toHaveProperty('company');
});

test('a company is identified by its organization id and name', () => {
  const state = form({ personalId: '19121212-1212', organizationId: '556016-0680', company: 'Hemvist AB' });

  expect(checkoutInput(state, { ...choices, customerType: 'ORGANIZATION' })).toMatchObject({
    customerType: 'ORGANIZATION',
    identityNumber: '556016-0680',
    billingAddress: { company: 'Hemvist AB' },
  });
});

test('entry code, message and accepted terms travel along', () => {
  const state = form({ entryCode: '1234', message: 'Ring på hos Lind' });

  expect(checkoutInput(state, { ...choices, hasAcceptedTerms: true })).toMatchObject({
    message: 'Ring på hos Lind',
    acceptedConsents: ['order'],
    billingAddress: { entryCode: '1234' },
  });
});

test('a separate delivery address is sent when it is wanted and has an address', () => {
  const other = { otherFirstName: 'Anna', otherAddress: 'Ekvägen 3', otherZip: '543 21', otherCity: 'Mo' };

  expect(checkoutInput(form(other), choices).shippingAddress).toBeUndefined();
  expect(
    checkoutInput(form({ otherZip: '543 21' }), { ...choices, hasOtherAddress: true }).shippingAddress,
  ).toBeUndefined();
  expect(checkoutInput(form(other), { ...choices, hasOtherAddress: true }).shippingAddress).toEqual({
    firstName: 'Anna',
    addressLine1: 'Ekvägen 3',
    zip: '543 21',
    city: 'Mo',
    country: 'SE',
  });
});

test('a delivery address that the API has and the shopper takes back becomes the billing address', () => {
  const state = form({ address: 'Björkvägen 12', zip: '123 45', otherAddress: 'Ekvägen 3' });

  const input = checkoutInput(state, { ...choices, hasStoredDelivery: true });

  expect(input.shippingAddress).toEqual(input.billingAddress);
});

test('a market that is no country says nothing of one', () => {
  expect(checkoutInput(form({ zip: '10115' }), { ...choices, countryCode: null }).billingAddress).toEqual({
    zip: '10115',
  });
});

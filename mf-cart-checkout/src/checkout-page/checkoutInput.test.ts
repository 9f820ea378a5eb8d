import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { checkoutInput, type CheckoutChoices } from './checkoutInput.ts';
import type { FieldValues } from './form/checkoutFields.ts';
import { EMPTY_FORM, withPrefill, withInput, type FormState } from './form/formState.ts';

const choices: CheckoutChoices = {
  shippingId: 1,
  paymentId: 18,
  customerType: 'PERSON',
  paymentType: 'STANDARD',
  hasOtherAddress: false,
  countryCode: 'SE',
  hasAcceptedTerms: false,
  hasStoredDelivery: false,
};

const form = (values: Partial<FieldValues>): FormState => withPrefill(EMPTY_FORM, values);

test('an empty form sends no addresses, so that the API can return those of the account', () => {
  expect(checkoutInput(EMPTY_FORM, { ...choices, shippingId: null, paymentId: null })).toEqual({
    externalShippingFee: -1,
    customerType: 'PERSON',
    acceptedConsents: [],
  });
});

test('a field that the shopper has cleared is sent as empty text', () => {
  expect(checkoutInput(withInput(EMPTY_FORM, 'email', ''), choices)).toMatchObject({ email: '' });
});

test('a person sends the personal id and no company', () => {
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

test('a card payment sends no personal id, even if one was typed', () => {
  const state = withInput(EMPTY_FORM, 'personalId', '19121212-1212');

  expect(checkoutInput(state, { ...choices, paymentType: 'GEINS_PAY' })).not.toHaveProperty('identityNumber');
  expect(checkoutInput(state, { ...choices, paymentType: null })).not.toHaveProperty('identityNumber');
  expect(checkoutInput(state, { ...choices, paymentType: 'KLARNA' })).toHaveProperty('identityNumber');
});

test('pasted texts are sent cleaned, with numbers in their usual form', () => {
  const state = form({
    email: '\u202Aastrid@hemvist.example\u202C',
    phone: '\u202A+46 70\u2011123 45 67\u202C',
    personalId: '191212121212\u200B',
    firstName: 'Astrid\u00A0 Maria',
    zip: 'SE-111\u00A022',
  });

  expect(checkoutInput(state, choices)).toMatchObject({
    email: 'astrid@hemvist.example',
    identityNumber: '191212121212',
    billingAddress: { phone: '+46 70-123 45 67', firstName: 'Astrid Maria', zip: '111 22' },
  });
});

test('a company sends its organization id and name', () => {
  const state = form({ personalId: '19121212-1212', organizationId: '556016-0680', company: 'Hemvist AB' });

  expect(checkoutInput(state, { ...choices, customerType: 'ORGANIZATION' })).toMatchObject({
    customerType: 'ORGANIZATION',
    identityNumber: '556016-0680',
    billingAddress: { company: 'Hemvist AB' },
  });
});

test.each([
  ['SE556036079301', '556036-0793'],
  ['165560360793', '556036-0793'],
  ['121212\u20131212', '121212-1212'],
])('the organization id "%s" is sent as "%s"', (typed, sent) => {
  const company = { ...choices, customerType: 'ORGANIZATION', paymentType: 'GEINS_PAY' } as const;

  expect(checkoutInput(form({ organizationId: typed }), company)).toMatchObject({ identityNumber: sent });
  expect(checkoutInput(form({ organizationId: typed }), { ...company, countryCode: 'FI' }).identityNumber).toBe(
    cleanText(typed),
  );
});

test('entry code, message and accepted terms are sent', () => {
  const state = form({ entryCode: '1234', message: 'Ring på hos Lind' });

  expect(checkoutInput(state, { ...choices, hasAcceptedTerms: true })).toMatchObject({
    message: 'Ring på hos Lind',
    acceptedConsents: ['order'],
    billingAddress: { entryCode: '1234' },
  });
});

test('a separate delivery address is sent if it is selected and has a street address', () => {
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

test('a stored delivery address that is deselected is replaced by the billing address', () => {
  const state = form({ address: 'Björkvägen 12', zip: '123 45', otherAddress: 'Ekvägen 3' });

  const input = checkoutInput(state, { ...choices, hasStoredDelivery: true });

  expect(input.shippingAddress).toEqual(input.billingAddress);
});

test('a market without a country sends no country', () => {
  expect(checkoutInput(form({ zip: '10115' }), { ...choices, countryCode: null }).billingAddress).toEqual({
    zip: '10115',
  });
});

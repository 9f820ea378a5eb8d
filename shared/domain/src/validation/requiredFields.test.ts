import { requiredFields } from './requiredFields.ts';

const CONTACT = ['email', 'phone', 'firstName', 'lastName', 'address', 'zip', 'city', 'country'];

test.each(['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA'] as const)(
  'a person gives a personal id for credit of the type %s [OP-49]',
  (paymentType) => {
    const fields = requiredFields({ paymentType, customerType: 'PERSON', countryCode: 'SE' });

    expect([...fields]).toEqual([...CONTACT, 'personalId']);
  },
);

test.each(['GEINS_PAY', null] as const)('a person gives no personal id for the type %s', (paymentType) => {
  expect([...requiredFields({ paymentType, customerType: 'PERSON', countryCode: 'SE' })]).toEqual(CONTACT);
});

test.each(['STANDARD', 'GEINS_PAY'] as const)('a company gives its name and number for the type %s [OP-49]', (type) => {
  const fields = requiredFields({ paymentType: type, customerType: 'ORGANIZATION', countryCode: 'SE' });

  expect([...fields]).toEqual([...CONTACT, 'company', 'organizationId']);
});

test.each(['PERSON', 'ORGANIZATION'] as const)('a buyer (%s) in a country with states gives one', (customerType) => {
  expect(requiredFields({ paymentType: null, customerType, countryCode: 'US' })).toContain('state');
});

test('Swedish numbers are not required of buyers in other countries', () => {
  const fieldsOf = (customerType: 'PERSON' | 'ORGANIZATION') => [
    ...requiredFields({ paymentType: 'STANDARD', customerType, countryCode: 'FI' }),
  ];

  expect(fieldsOf('PERSON')).toEqual(CONTACT);
  expect(fieldsOf('ORGANIZATION')).toEqual([...CONTACT, 'company']);
});

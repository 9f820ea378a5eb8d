import { anAddress, anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aCheckout } from '../testing/aCheckout.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from './prefilledFields.ts';

const billingAddress = anAddress({ mobile: '070-000 00 00' });

test('the identity number fills the id field of the customer type', () => {
  const checkout = aCheckout({ identityNumber: '19121212-1212' });

  expect(prefilledFields(checkout, 'PERSON', 'SE')).toMatchObject({ personalId: '19121212-1212' });
  expect(prefilledFields(checkout, 'ORGANIZATION', 'SE')).toMatchObject({ organizationId: '19121212-1212' });
});

test('the mobile number fills the phone field if the phone number is missing, and the zip has the form of its country', () => {
  expect(
    prefilledFields(aCheckout({ billingAddress: { ...billingAddress, zip: '12345' } }), 'PERSON', 'SE'),
  ).toMatchObject({
    firstName: 'Astrid',
    address: 'Björkvägen 12',
    phone: '070-000 00 00',
    zip: '123 45',
  });
});

test.each([
  ['no delivery address is not separate', null, false],
  ['an empty delivery address is not separate', anEmptyAddress(), false],
  [
    'a delivery address equal to the billing address is not separate',
    anAddress({ ...billingAddress, mobile: '' }),
    false,
  ],
  ['a different delivery address is separate', anAddress({ firstName: 'Anna', addressLine1: 'Ekvägen 3' }), true],
])('%s', (_case, shippingAddress, expected) => {
  expect(hasSeparateDeliveryAddress(aCheckout({ billingAddress, shippingAddress }))).toBe(expected);
});

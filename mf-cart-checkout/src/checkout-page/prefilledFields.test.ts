import { anAddress, anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aCheckout } from '../testing/aCheckout.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from './prefilledFields.ts';

const billingAddress = anAddress({ mobile: '070-000 00 00' });

test('the identity number is that of the customer type', () => {
  const answer = aCheckout({ identityNumber: '19121212-1212' });

  expect(prefilledFields(answer, 'PERSON')).toMatchObject({ personalId: '19121212-1212' });
  expect(prefilledFields(answer, 'ORGANIZATION')).toMatchObject({ organizationId: '19121212-1212' });
});

test('a mobile number stands in for a phone number', () => {
  expect(prefilledFields(aCheckout({ billingAddress }), 'PERSON')).toMatchObject({
    firstName: 'Astrid',
    address: 'Björkvägen 12',
    phone: '070-000 00 00',
  });
});

test.each([
  ['none', null, false],
  ['an empty one', anEmptyAddress(), false],
  ['the same', anAddress({ ...billingAddress, mobile: '' }), false],
  ['another', anAddress({ firstName: 'Anna', addressLine1: 'Ekvägen 3' }), true],
])('a delivery address that is %s: do the goods go elsewhere?', (_what, shippingAddress, expected) => {
  expect(hasSeparateDeliveryAddress(aCheckout({ billingAddress, shippingAddress }))).toBe(expected);
});

import { aCheckout, aCheckoutWithoutZip, anInvoice, shippingOptions } from '../testing/aCheckout.ts';
import { selectedOption, stepStates } from './stepStates.ts';

test.each([
  ['before the first response', null, 'current', 'blocked'],
  ['without a zip', aCheckoutWithoutZip(), 'current', 'blocked'],
  ['without a selected shipping option', aCheckout({ shippingOptions: shippingOptions(0) }), 'current', 'blocked'],
  ['without a payment option', aCheckout({ paymentOptions: [] }), 'done', 'blocked'],
  [
    'with payments of an unknown kind only',
    aCheckout({ paymentOptions: [anInvoice({ paymentType: null })] }),
    'done',
    'blocked',
  ],
  [
    'with a provider’s form only',
    aCheckout({ paymentOptions: [anInvoice({ paymentType: 'SVEA' })] }),
    'done',
    'current',
  ],
  ['with carrier and invoice', aCheckout(), 'done', 'current'],
])('step states %s', (_case, checkout, shipping, payment) => {
  expect(stepStates(checkout)).toEqual({ shipping, payment });
});

test('a missing zip opens the shipping step again, and leaves the payment open', () => {
  expect(stepStates(aCheckout(), true)).toEqual({ shipping: 'current', payment: 'current' });
});

test('the preferred option wins if it is offered, then the selected one, then the first', () => {
  const options = shippingOptions(2);

  expect(selectedOption(options, 3)?.id).toBe(3);
  expect(selectedOption(options, 99)?.id).toBe(2);
  expect(selectedOption(shippingOptions(0), null)?.id).toBe(1);
  expect(selectedOption([], 1)).toBeNull();
});

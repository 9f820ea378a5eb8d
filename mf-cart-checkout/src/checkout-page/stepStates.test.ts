import { aCheckout, aCheckoutWithoutZip, anInvoice, shippingOptions } from '../testing/aCheckout.ts';
import { selectedOption, stepStates } from './stepStates.ts';

test.each([
  ['before the first answer', null, 'current', 'blocked'],
  ['before a zip', aCheckoutWithoutZip(), 'current', 'blocked'],
  ['with options of which none is chosen', aCheckout({ shippingOptions: shippingOptions(0) }), 'current', 'blocked'],
  ['without a way to pay', aCheckout({ paymentOptions: [] }), 'done', 'blocked'],
  ['with a provider alone', aCheckout({ paymentOptions: [anInvoice({ paymentType: 'SVEA' })] }), 'done', 'blocked'],
  ['with carrier and invoice', aCheckout(), 'done', 'current'],
])('%s', (_when, offer, shipping, payment) => {
  expect(stepStates(offer)).toEqual({ shipping, payment });
});

test('the wanted option counts as long as it is offered, then the selected one, then the first', () => {
  const options = shippingOptions(2);

  expect(selectedOption(options, 3)?.id).toBe(3);
  expect(selectedOption(options, 99)?.id).toBe(2);
  expect(selectedOption(shippingOptions(0), null)?.id).toBe(1);
  expect(selectedOption([], 1)).toBeNull();
});

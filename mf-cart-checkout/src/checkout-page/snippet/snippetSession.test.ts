import { aPaymentOption } from '@hemvaror/testing/builders/aPaymentOption';
import type { PaymentOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { nextSnippet } from './snippetSession.ts';

const klarna = (changes: Partial<PaymentOptionType> = {}) =>
  aPaymentOption({ id: 31, paymentType: 'KLARNA', isSelected: true, paymentData: '<b>1</b>', ...changes });
const first = nextSnippet(null, [klarna({ newCheckoutSession: true })], 'PERSON');

test('a running form stays, also if the response has other HTML', () => {
  expect(first).toMatchObject({ number: 1, html: '<b>1</b>' });
  expect(nextSnippet(first, [klarna({ paymentData: '<b>2</b>' })], 'PERSON')).toBe(first);
});

test('a page that was reloaded renders the form of a running session', () => {
  expect(nextSnippet(null, [klarna()], 'PERSON')).toMatchObject({ number: 1 });
});

test.each([
  ['the API has a new session', klarna({ newCheckoutSession: true, paymentData: '<b>2</b>' }), 'PERSON'],
  ['another method is selected', klarna({ id: 32, paymentType: 'SVEA' }), 'PERSON'],
  ['the customer type has changed', klarna(), 'ORGANIZATION'],
] as const)('the form is replaced when %s', (_when, option, customerType) => {
  expect(nextSnippet(first, [option], customerType)).toMatchObject({ number: 2, html: option.paymentData });
});

test.each([
  ['is paid by invoice', aPaymentOption({ isSelected: true })],
  ['has no form, as its provider did not answer', klarna({ paymentData: null })],
  ['is not selected', klarna({ isSelected: false })],
])('there is no form if the method %s', (_why, option) => {
  expect(nextSnippet(first, [option], 'PERSON')).toBeNull();
});

import { isCredit, paymentMethodKind } from './paymentMethod.ts';

test.each([
  ['STANDARD', 'invoice', 'invoice', true],
  ['STANDARD', null, 'invoice', true],
  ['KLARNA', 'Klarna', 'klarna', true],
  ['SVEA', 'unknown', 'svea', true],
  ['WALLEY', null, 'walley', true],
  ['AVARDA', 'avarda', 'avarda', true],
  ['GEINS_PAY', 'card', 'card', false],
  ['GEINS_PAY', 'swish', 'swish', false],
  ['GEINS_PAY', null, 'hosted', false],
  // A provider's page for part payments.
  ['GEINS_PAY', 'klarna', 'klarna', true],
  [null, null, 'other', true],
] as const)('the type %s with the logo %s is of the kind %s, credit: %s', (paymentType, logo, kind, credit) => {
  expect(paymentMethodKind({ paymentType, logo })).toBe(kind);
  expect(isCredit({ paymentType, logo })).toBe(credit);
});

test.each([true, false])('the API says whether a method gives credit: %s', (credit) => {
  expect(isCredit({ paymentType: 'STANDARD', logo: 'invoice', isCredit: credit })).toBe(credit);
  expect(isCredit({ paymentType: 'GEINS_PAY', logo: 'card', isCredit: credit })).toBe(credit);
});

import { orderFailure } from './orderFailure.ts';

test.each([
  ['INVALID_IDENTITY_NUMBER', 'identity'],
  ['CHECKOUT_INCOMPLETE', 'incomplete'],
  ['TOO_MANY_ITEMS', 'tooManyItems'],
  ['COUNTRY_NOT_DELIVERED', 'country'],
  ['INSUFFICIENT_STOCK', 'outOfStock'],
  ['CUSTOMER_BLACKLISTED', 'blocked'],
  ['INSUFFICIENT_BALANCE', 'error'],
  ['InvalidPromoCode', 'promoCode'],
  ['SOMETHING_NEW', 'generic'],
  [null, 'generic'],
])('the refusal code %s is the failure "%s"', (code, kind) => {
  expect(orderFailure([{ code }])).toBe(kind);
});

test('a limit of orders has its end', () => {
  const refusals = [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 700 }];

  expect(orderFailure(refusals)).toEqual({ reason: 'tooManyAttempts', waitMinutes: 12 });
});

test('a result without a refusal is generic, and a known code wins over an unknown one', () => {
  expect(orderFailure([])).toBe('generic');
  expect(orderFailure([{ code: 'SOMETHING_NEW' }, { code: 'INSUFFICIENT_STOCK' }])).toBe('outOfStock');
});

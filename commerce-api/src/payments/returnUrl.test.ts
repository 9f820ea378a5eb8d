import { returnUrlOf } from './returnUrl.ts';

const payment = {
  given: null,
  paymentType: 'GEINS_PAY',
  paymentId: 'p-1',
  cartId: 'c-1',
  origins: { sv: 'https://hemvist.example', en: 'https://en.hemvist.example' },
  language: 'sv',
} as const;

test('without an address of the client, the shopper returns to the confirmation of the language', () => {
  expect(returnUrlOf(payment)).toBe('https://hemvist.example/checkout/confirm?oid=p-1&cartid=c-1');
  expect(returnUrlOf({ ...payment, language: 'en', paymentType: 'KLARNA' })).toBe(
    'https://en.hemvist.example/checkout/confirm?kid=p-1&cartid=c-1',
  );
});

test('placeholders in an address on an origin of the shop are filled', () => {
  const given = 'https://en.hemvist.example/done?payment={payment.uid}&cart={geins.cartid}';

  expect(returnUrlOf({ ...payment, given })).toBe('https://en.hemvist.example/done?payment=p-1&cart=c-1');
});

test.each([
  'https://evil.example/done',
  'https://hemvist.example.evil.example/',
  'https://hemvist.example@evil.example/',
  '//evil.example',
  '/relative',
  'javascript:alert(1)',
  `https://hemvist.example/${'a'.repeat(2_000)}`,
])('%s is not an address of the shop', (given) => {
  expect(returnUrlOf({ ...payment, given })).toBe('https://hemvist.example/checkout/confirm?oid=p-1&cartid=c-1');
});

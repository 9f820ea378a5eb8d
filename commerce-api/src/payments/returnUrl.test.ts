import { returnUrlOf } from './returnUrl.ts';

const payment = {
  given: null,
  paymentType: 'GEINS_PAY',
  paymentId: 'p-1',
  cartId: 'c-1',
  shop: {
    origins: { sv: 'https://hemvist.example', en: 'http://en.localhost:8080' },
    httpsOrigins: { sv: 'https://hemvist.example', en: 'https://en.localhost:8443' },
  },
  language: 'sv',
} as const;

test('without an address of the client, the shopper returns to the confirmation of the language', () => {
  expect(returnUrlOf(payment)).toBe('https://hemvist.example/checkout/confirm?oid=p-1&cartid=c-1');
  expect(returnUrlOf({ ...payment, language: 'en', paymentType: 'KLARNA' })).toBe(
    'http://en.localhost:8080/checkout/confirm?kid=p-1&cartid=c-1',
  );
});

test.each(['https://hemvist.example', 'http://en.localhost:8080', 'https://en.localhost:8443'])(
  'placeholders in an address on the origin %s of the shop are filled',
  (origin) => {
    const given = `${origin}/done?payment={payment.uid}&cart={geins.cartid}`;

    expect(returnUrlOf({ ...payment, given })).toBe(`${origin}/done?payment=p-1&cart=c-1`);
  },
);

test.each([
  'https://evil.example/done',
  'https://hemvist.example.evil.example/',
  'https://hemvist.example@evil.example/',
  '//evil.example',
  'https://en.localhost:8444/done',
  '/relative',
  'javascript:alert(1)',
  `https://hemvist.example/${'a'.repeat(2_000)}`,
])('%s is not an address of the shop', (given) => {
  expect(returnUrlOf({ ...payment, given })).toBe('https://hemvist.example/checkout/confirm?oid=p-1&cartid=c-1');
});

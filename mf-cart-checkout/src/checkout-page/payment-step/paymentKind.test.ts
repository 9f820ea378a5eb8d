import { checkoutUrls } from './checkoutUrls.ts';
import { paymentKind } from './paymentKind.ts';

const PAGES = {
  origin: 'https://hemvist.example',
  confirmation: '/en/checkout/confirm',
  checkout: '/en/checkout',
  terms: '/en/terms',
};

test.each([
  ['STANDARD', 'form'],
  ['GEINS_PAY', 'redirect'],
  ['KLARNA', 'snippet'],
  ['SVEA', 'snippet'],
  ['WALLEY', 'snippet'],
  ['AVARDA', 'snippet'],
  [null, null],
] as const)('a payment of type %s is paid by %s', (type, kind) => {
  expect(paymentKind(type)).toBe(kind);
});

test.each([
  ['GEINS_PAY', 'oid'],
  ['KLARNA', 'kid'],
  ['SVEA', 'sid'],
  ['WALLEY', 'wid'],
  ['AVARDA', 'aid'],
] as const)('a provider of type %s returns the shopper with the key %s', (type, key) => {
  expect(checkoutUrls(type, PAGES)).toEqual({
    redirectUrl: `https://hemvist.example/en/checkout/confirm?${key}={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: 'https://hemvist.example/en/checkout',
    termsPageUrl: 'https://hemvist.example/en/terms',
  });
});

test('a payment without a provider needs no pages', () => {
  expect(checkoutUrls('STANDARD', PAGES)).toBeUndefined();
});

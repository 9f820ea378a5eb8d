import { shippingTexts } from './shippingTexts.ts';

test.each([
  ['PostNord ombud', 'postnord', { wordmark: 'PostNord', isNamed: true, kind: 'PostNord ombud', time: null }],
  [
    'PostNord ombud, 1–3 vardagar',
    'postnord',
    { wordmark: 'PostNord', isNamed: true, kind: 'PostNord ombud', time: '1–3 vardagar' },
  ],
  [
    'DHL home delivery · Tuesday',
    'dhl',
    { wordmark: 'DHL', isNamed: true, kind: 'DHL home delivery', time: 'Tuesday' },
  ],
  ['Hem till dörren', 'dhl', { wordmark: 'DHL', isNamed: false, kind: 'Hem till dörren', time: null }],
  ['Budbil', null, { wordmark: null, isNamed: false, kind: 'Budbil', time: null }],
])('the option "%s" with the logo %s says how and when it is delivered [CHECKOUT-03]', (displayName, logo, texts) => {
  expect(shippingTexts({ displayName, name: null, logo })).toEqual(texts);
});

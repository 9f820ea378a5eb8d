import { shippingTexts } from './shippingTexts.ts';

test.each([
  ['PostNord ombud', 'postnord', { wordmark: 'PostNord', kind: 'Ombud', time: null }],
  ['PostNord ombud, 1–3 vardagar', 'postnord', { wordmark: 'PostNord', kind: 'Ombud', time: '1–3 vardagar' }],
  ['DHL home delivery · Tuesday', 'dhl', { wordmark: 'DHL', kind: 'Home delivery', time: 'Tuesday' }],
  ['Hem till dörren', 'dhl', { wordmark: 'DHL', kind: 'Hem till dörren', time: null }],
  ['Hem med DHL', 'dhl', { wordmark: null, kind: 'Hem med DHL', time: null }],
  ['Schenker', 'schenker', { wordmark: null, kind: 'Schenker', time: null }],
  ['Budbil', null, { wordmark: null, kind: 'Budbil', time: null }],
])('the option "%s" with the logo %s names its carrier once [CHECKOUT-03]', (displayName, logo, texts) => {
  expect(shippingTexts({ displayName, name: null, logo })).toEqual(texts);
});

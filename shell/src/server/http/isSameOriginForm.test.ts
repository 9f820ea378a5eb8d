import { isSameOriginForm } from './isSameOriginForm.ts';

const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

test('a form of the same origin is accepted', () => {
  expect(isSameOriginForm(OWN)).toBe(true);
});

test('a form with only an Origin header is accepted', () => {
  expect(isSameOriginForm({ host: OWN.host, origin: OWN.origin })).toBe(true);
});

test('a form without Origin is accepted with Sec-Fetch-Site: same-origin', () => {
  expect(isSameOriginForm({ host: OWN.host, 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test.each([
  ['another site', { ...OWN, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
  ['another port', { ...OWN, origin: 'http://localhost:3102', 'sec-fetch-site': 'same-site' }],
  ['a browser that hides its origin', { ...OWN, origin: 'null' }],
  ['a client without Origin', { host: OWN.host }],
  ['the address bar', { host: OWN.host, 'sec-fetch-site': 'none' }],
  ['a cross-site page with a matching Origin', { ...OWN, 'sec-fetch-site': 'cross-site' }],
])('a form from %s is refused', (_from, headers) => {
  expect(isSameOriginForm(headers)).toBe(false);
});

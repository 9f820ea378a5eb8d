import { isSameOriginForm } from './isSameOriginForm.ts';

const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

test('a form of the page itself counts', () => {
  expect(isSameOriginForm(OWN)).toBe(true);
});

test('so does one of a browser that says only where it comes from', () => {
  expect(isSameOriginForm({ host: OWN.host, origin: OWN.origin })).toBe(true);
});

test('one that names no origin counts where the browser calls it the same', () => {
  expect(isSameOriginForm({ host: OWN.host, 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test.each([
  ['another site', { ...OWN, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
  ['another port', { ...OWN, origin: 'http://localhost:3102', 'sec-fetch-site': 'same-site' }],
  ['a browser that hides its origin', { ...OWN, origin: 'null' }],
  ['a program that names no origin', { host: OWN.host }],
  ['an address bar', { host: OWN.host, 'sec-fetch-site': 'none' }],
  ['a browser that knows better', { ...OWN, 'sec-fetch-site': 'cross-site' }],
])('a form from %s does not', (_from, headers) => {
  expect(isSameOriginForm(headers)).toBe(false);
});

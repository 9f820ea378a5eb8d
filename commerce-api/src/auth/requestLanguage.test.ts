import { requestLanguage } from './requestLanguage.ts';

const SHOP = {
  origins: { sv: 'http://shop.example', en: 'http://en.shop.example' },
  httpsOrigins: { sv: 'https://shop.example', en: 'https://en.shop.example' },
};

test.each([
  [{ origin: 'https://en.shop.example', 'accept-language': 'sv-SE' }, 'en'],
  [{ origin: 'https://shop.example', 'accept-language': 'en-US' }, 'sv'],
  [{ origin: 'http://en.shop.example', 'accept-language': 'sv-SE' }, 'en'],
  [{ origin: 'http://shop.example', 'accept-language': 'en-US' }, 'sv'],
  [{ 'accept-language': 'de-DE,en;q=0.8,sv;q=0.5' }, 'en'],
  [{ 'accept-language': 'sv-SE,en;q=0.8' }, 'sv'],
  [{}, 'sv'],
])('the language for %j is %s', (headers, language) => {
  expect(requestLanguage(headers, SHOP)).toBe(language);
});

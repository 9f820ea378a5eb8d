import { formatMoney } from './formatMoney.ts';

test.each([
  [756, 'sv-SE', 'SEK', /^756\skr$/],
  [756.5, 'sv-SE', 'SEK', /^756,50\skr$/],
  [7.5, 'en-US', 'EUR', /^€7\.50$/],
  [7, 'en-US', 'EUR', /^€7$/],
])('formats %s in %s and %s', (amount, iso, currency, text) => {
  expect(formatMoney(amount, iso, currency)).toMatch(text);
});

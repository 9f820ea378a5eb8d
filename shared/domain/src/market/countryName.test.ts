import { countryName } from './countryName.ts';

test.each([
  ['SE', 'sv-SE', 'Sverige'],
  ['DE', 'en-US', 'Germany'],
  ['Sweden', 'sv-SE', 'Sweden'],
  ['', 'sv-SE', ''],
])('the country %j in %s is named %j', (country, languageId, name) => {
  expect(countryName(country, languageId)).toBe(name);
});

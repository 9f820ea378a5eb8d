import { addressLine, city, companyName, personName } from './names.ts';

const RULES = { personName, companyName, addressLine, city };

test.each([
  ['Åsa', ['personName', 'companyName', 'addressLine', 'city']],
  ['李', ['personName', 'companyName', 'addressLine', 'city']],
  ['7', ['companyName', 'addressLine']],
  ['\u200b', []],
  ['\u3164\u115f', []],
  ['\u202a \u202c', []],
  ['---', []],
  ['', []],
])('"%s" is valid for %j', (text, expected) => {
  const valid = Object.entries(RULES).flatMap(([name, rule]) => (rule(text) === null ? [name] : []));

  expect(valid).toEqual(expected);
});

test('a name without a visible character counts as empty', () => {
  expect(personName('\u200b')).toBe('validation.required');
});

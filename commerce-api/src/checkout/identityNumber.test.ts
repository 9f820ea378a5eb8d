import { isIdentityNumber } from './identityNumber.ts';

// Test numbers of the Swedish Tax Agency, and made-up numbers with a valid or invalid check digit.
test.each<[text: string, type: 'PERSON' | 'ORGANIZATION', expected: boolean]>([
  ['19900101-2385', 'PERSON', true],
  ['900101-2385', 'PERSON', true],
  ['9001012385', 'PERSON', true],
  ['19900101-2386', 'PERSON', false],
  ['19901301-2385', 'PERSON', false],
  ['556016-0680', 'ORGANIZATION', true],
  ['165560160680', 'ORGANIZATION', true],
  ['556016-0681', 'ORGANIZATION', false],
  ['900101-2385', 'ORGANIZATION', false],
  ['', 'PERSON', false],
  ['abc', 'PERSON', false],
])('%s for a %s is valid: %s', (text, type, expected) => {
  expect(isIdentityNumber(text, type)).toBe(expected);
});

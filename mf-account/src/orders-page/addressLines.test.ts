import { anAddress, anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { addressLines } from './addressLines.ts';

test('an address has its lines in postal order, without empty ones', () => {
  expect(addressLines(anAddress({ zip: '12345' }), 'sv-SE')).toEqual([
    'Astrid Lind',
    'Björkvägen 12',
    '123 45 Åstad',
    'Sverige',
  ]);
  expect(addressLines(anAddress({ company: 'Lind AB', careOf: 'Ek', addressLine2: 'Uppgång B' }), 'sv-SE')).toEqual([
    'Lind AB',
    'Astrid Lind',
    'c/o Ek',
    'Björkvägen 12',
    'Uppgång B',
    '123 45 Åstad',
    'Sverige',
  ]);
});

test('an empty address has no lines', () => {
  expect(addressLines(anEmptyAddress(), 'sv-SE')).toEqual([]);
  expect(addressLines(null, 'sv-SE')).toEqual([]);
});

test.each([
  ['sv-SE', 'DE', 'Tyskland'],
  ['en-US', 'DE', 'Germany'],
  ['sv-SE', 'Sverige', 'Sverige'],
])('in %s, the country %s is named %s', (languageId, country, name) => {
  expect(addressLines(anAddress({ country }), languageId).at(-1)).toBe(name);
});

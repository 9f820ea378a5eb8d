import { anAddress } from '../testing/anOrder.ts';
import { addressLines } from './addressLines.ts';

test('an address keeps the order of a letter and drops what is empty', () => {
  expect(addressLines(anAddress(), 'sv-SE')).toEqual(['Astrid Lind', 'Björkvägen 12', '123 45 Åstad', 'Sverige']);
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

test('an address of nothing has no lines', () => {
  const nothing = { firstName: '', lastName: '', addressLine1: '', zip: '', city: '', country: '' };
  expect(addressLines(anAddress(nothing), 'sv-SE')).toEqual([]);
  expect(addressLines(null, 'sv-SE')).toEqual([]);
});

test.each([
  ['sv-SE', 'Tyskland'],
  ['en-US', 'Germany'],
])('in %s the country of an order has its name, %s', (languageId, name) => {
  expect(addressLines(anAddress({ country: 'DE' }), languageId).at(-1)).toBe(name);
});

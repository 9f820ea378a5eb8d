import { sortKey } from './sortKey.ts';

test('byte order of the sort keys is the Swedish order', () => {
  const names = ['Öl', 'Älg', 'Ål', 'Zebra', 'Éclair', 'adel', 'Fjäll', 'Fjord'];

  const byKey = names.toSorted((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));

  expect(byKey).toEqual(['adel', 'Éclair', 'Fjord', 'Fjäll', 'Zebra', 'Ål', 'Älg', 'Öl']);
});

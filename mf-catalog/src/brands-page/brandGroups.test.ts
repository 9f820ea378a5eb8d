import { alphabet, brandGroups } from './brandGroups.ts';

function lettersOf(names: string[], locale = 'sv'): [string, (string | null)[]][] {
  return brandGroups(
    names.map((name) => ({ name })),
    locale,
  ).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]);
}

test('brands stand in the order of the Swedish alphabet, by their first letter', () => {
  expect(lettersOf(['Örn', 'Zinkverk', 'Ålsta', 'Dunört', 'Ängsro', 'dagg'])).toEqual([
    ['D', ['dagg', 'Dunört']],
    ['Z', ['Zinkverk']],
    ['Å', ['Ålsta']],
    ['Ä', ['Ängsro']],
    ['Ö', ['Örn']],
  ]);
});

test('in English å is an a, and everywhere é is an e', () => {
  expect(lettersOf(['Ålsta', 'Askim'], 'en')).toEqual([['A', ['Ålsta', 'Askim']]]);
  expect(lettersOf(['Étage'])).toEqual([['E', ['Étage']]]);
});

test('what does not begin with a letter stands at the end', () => {
  expect(lettersOf(['1862', 'Wolt', ''])).toEqual([
    ['W', ['Wolt']],
    ['#', ['', '1862']],
  ]);
  expect(alphabet('sv').at(-1)).toBe('#');
});

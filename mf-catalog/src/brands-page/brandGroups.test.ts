import { alphabet, brandGroups } from './brandGroups.ts';

function lettersOf(names: string[], locale = 'sv'): [string, (string | null)[]][] {
  return brandGroups(
    names.map((name) => ({ name })),
    locale,
  ).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]);
}

test('brands are grouped by first letter in the order of the Swedish alphabet', () => {
  expect(lettersOf(['Örn', 'Zinkverk', 'Ålsta', 'Dunört', 'Ängsro', 'dagg'])).toEqual([
    ['D', ['dagg', 'Dunört']],
    ['Z', ['Zinkverk']],
    ['Å', ['Ålsta']],
    ['Ä', ['Ängsro']],
    ['Ö', ['Örn']],
  ]);
});

test('å counts as a in English, and é counts as e in every language', () => {
  expect(lettersOf(['Ålsta', 'Askim'], 'en')).toEqual([['A', ['Ålsta', 'Askim']]]);
  for (const locale of ['sv', 'en']) expect(lettersOf(['Étage'], locale)).toEqual([['E', ['Étage']]]);
});

test('names that do not begin with a letter are in the last group', () => {
  expect(lettersOf(['1862', 'Wolt', ''])).toEqual([
    ['W', ['Wolt']],
    ['#', ['', '1862']],
  ]);
  expect(alphabet('sv').at(-1)).toBe('#');
});

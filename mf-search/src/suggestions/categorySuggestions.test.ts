import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import { categorySuggestions } from './categorySuggestions.ts';

const category = (categoryId: number, parentCategoryId: number, name: string): CategorySummary => {
  return { categoryId, parentCategoryId, order: 1, alias: name, name, canonicalUrl: `/c/${name}` };
};
const CATEGORIES = [
  category(1, 0, 'beslag'),
  category(2, 1, 'knoppar'),
  category(3, 2, 'trä'),
  category(4, 0, 'textil'),
];
const suggestion = (name: string, count: number) => ({ path: `/c/${name}`, name, count });

test('a subcategory has the name of its parent, a main or unknown category has none', () => {
  const suggestions = [suggestion('beslag', 9), suggestion('knoppar', 4), suggestion('utanför', 1)];

  expect(categorySuggestions(suggestions, CATEGORIES)).toEqual([
    { ...suggestion('beslag', 9), parentName: null },
    { ...suggestion('knoppar', 4), parentName: 'beslag' },
    { ...suggestion('utanför', 1), parentName: null },
  ]);
});

test('a category with all its found products in one subcategory is omitted', () => {
  const suggestions = [
    suggestion('beslag', 4),
    suggestion('knoppar', 4),
    suggestion('textil', 4),
    suggestion('trä', 3),
  ];

  const names = categorySuggestions(suggestions, CATEGORIES).map(({ name }) => name);

  expect(names).toEqual(['knoppar', 'textil', 'trä']);
});

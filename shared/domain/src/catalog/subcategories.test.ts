import { subcategories } from './subcategories.ts';

const category = (categoryId: number, parentCategoryId: number, order: number, name: string) => ({
  categoryId,
  parentCategoryId,
  order,
  name,
});

/** Neither parents before children nor siblings by order. */
const LIST = [
  category(112, 110, 2, 'Läderhandtag'),
  category(20, 0, 2, 'Hyllor'),
  category(120, 10, 3, 'Krokar'),
  null,
  category(110, 10, 1, 'Handtag'),
  category(111, 110, 1, 'Stånghandtag'),
  category(115, 10, 2, 'Knoppar'),
  category(10, 0, 1, 'Beslag'),
];

function outline(parentId?: number, indent = ''): string[] {
  return subcategories(LIST, parentId).flatMap(({ categoryId, name }) => [
    indent + name,
    ...outline(categoryId, `${indent}- `),
  ]);
}

test('the category tree is built by the parent ids, with siblings in ascending order [CATALOG-03]', () => {
  expect(outline()).toEqual([
    'Beslag',
    '- Handtag',
    '- - Stånghandtag',
    '- - Läderhandtag',
    '- Knoppar',
    '- Krokar',
    'Hyllor',
  ]);
});

test('a missing list has no categories', () => {
  expect(subcategories(null)).toEqual([]);
  expect(subcategories(LIST, 999)).toEqual([]);
});

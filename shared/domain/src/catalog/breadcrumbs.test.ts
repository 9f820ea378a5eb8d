import { breadcrumbs } from './breadcrumbs.ts';

const hardware = { categoryId: 10, parentCategoryId: 0, order: 1, name: 'Beslag' };
const handles = { categoryId: 11, parentCategoryId: 10, order: 1, name: 'Handtag' };
const leather = { categoryId: 12, parentCategoryId: 11, order: 1, name: 'Läderhandtag' };

test('the breadcrumbs are the ancestors, topmost first, and the category', () => {
  expect(breadcrumbs([leather, handles, hardware], 12).map(({ name }) => name)).toEqual([
    'Beslag',
    'Handtag',
    'Läderhandtag',
  ]);
  expect(breadcrumbs([leather, handles, hardware], 10)).toEqual([hardware]);
});

test('an unknown category has no breadcrumbs', () => {
  expect(breadcrumbs([hardware], 99)).toEqual([]);
  expect(breadcrumbs(null, 10)).toEqual([]);
});

test('breadcrumbs end at a missing parent and at a cycle', () => {
  expect(breadcrumbs([leather, handles], 12)).toEqual([handles, leather]);
  expect(breadcrumbs([{ ...hardware, parentCategoryId: 11 }, handles], 11)).toHaveLength(2);
});

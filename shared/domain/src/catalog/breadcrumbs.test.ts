import { breadcrumbs } from './breadcrumbs.ts';

const hardware = { categoryId: 10, parentCategoryId: 0, order: 1, name: 'Beslag' };
const handles = { categoryId: 11, parentCategoryId: 10, order: 1, name: 'Handtag' };
const leather = { categoryId: 12, parentCategoryId: 11, order: 1, name: 'Läderhandtag' };

test('the way to a category names its parents, topmost first', () => {
  expect(breadcrumbs([leather, handles, hardware], 12).map(({ name }) => name)).toEqual([
    'Beslag',
    'Handtag',
    'Läderhandtag',
  ]);
  expect(breadcrumbs([leather, handles, hardware], 10)).toEqual([hardware]);
});

test('a category that is not there has no way to it', () => {
  expect(breadcrumbs([hardware], 99)).toEqual([]);
  expect(breadcrumbs(null, 10)).toEqual([]);
});

test('a parent that is not there shortens the way, and a loop ends', () => {
  expect(breadcrumbs([leather, handles], 12)).toEqual([handles, leather]);
  expect(breadcrumbs([{ ...hardware, parentCategoryId: 11 }, handles], 11)).toHaveLength(2);
});

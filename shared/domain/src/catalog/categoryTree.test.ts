import * as fc from 'fast-check';
import { categoryTree, type Category, type CategoryNode } from './categoryTree.ts';

function aCategory(categoryId: number, parentCategoryId: number, order: number): Category {
  return { categoryId, parentCategoryId, order };
}

function ids(nodes: CategoryNode<Category>[]): unknown[] {
  return nodes.map(({ category, children }) =>
    children.length > 0 ? [category.categoryId, ids(children)] : category.categoryId,
  );
}

test('CATALOG-03 categories stand below their parents, siblings in ascending order', () => {
  const flat = [
    aCategory(5, 2, 2),
    aCategory(1, 0, 2),
    aCategory(4, 2, 1),
    aCategory(2, 0, 1),
    aCategory(6, 4, 1),
    aCategory(3, 0, 3),
  ];

  expect(ids(categoryTree(flat))).toEqual([[2, [[4, [6]], 5]], 1, 3]);
});

test('CATALOG-03 a list that is missing or holds nulls is no failure', () => {
  expect(categoryTree(null)).toEqual([]);
  expect(ids(categoryTree([null, aCategory(1, 0, 1)]))).toEqual([1]);
});

test('a category below one that is hidden is left out, and so is a loop', () => {
  const flat = [aCategory(1, 0, 1), aCategory(2, 99, 1), aCategory(3, 4, 1), aCategory(4, 3, 1), aCategory(0, 0, 2)];

  expect(ids(categoryTree(flat))).toEqual([1, 0]);
});

test('whatever the list, no category is lost on the way to its parent nor shown twice', () => {
  const forest = fc
    .array(fc.tuple(fc.nat(), fc.integer()), { maxLength: 40 })
    .map((rows) => rows.map(([parent, order], index) => aCategory(index + 1, parent % (index + 1), order)));

  fc.assert(
    fc.property(forest, (categories) => {
      const shown: number[] = [];

      function visit(nodes: CategoryNode<Category>[], parentId: number): void {
        const orders = nodes.map(({ category }) => category.order);
        expect(orders).toEqual(orders.toSorted((a, b) => a - b));
        for (const { category, children } of nodes) {
          expect(category.parentCategoryId).toBe(parentId);
          shown.push(category.categoryId);
          visit(children, category.categoryId);
        }
      }
      visit(categoryTree(categories), 0);

      expect(shown.toSorted((a, b) => a - b)).toEqual(categories.map(({ categoryId }) => categoryId));
    }),
  );
});

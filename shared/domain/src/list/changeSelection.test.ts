import { chips, selectedCount, groupOf, toggleValue } from './changeSelection.ts';
import type { FacetGroup } from './facetGroups.ts';
import { clearSelection, selectedIn, emptySelection, withSelected } from './listSelection.ts';

const nothing = emptySelection('PRICE');
const brands: FacetGroup = {
  key: 'brands',
  label: null,
  values: [
    { id: 'b_1', label: 'Lindvarp', count: 4 },
    { id: 'b_2', label: 'Sotmåne', count: 0 },
  ],
};
const tree: FacetGroup = {
  key: 'categories',
  label: null,
  values: [
    { id: 'c_1', label: 'Handtag', count: 9 },
    { id: 'c_2', label: 'Skålhandtag', count: 4, parent: 'c_1' },
    { id: 'c_3', label: 'Små', count: 1, parent: 'c_2' },
    { id: 'c_4', label: 'Krokar', count: 3 },
  ],
};

function idsOf(selection: typeof nothing, key: string) {
  return selectedIn(selection, key).map(({ id }) => id);
}

test('a value is chosen and let go of, beside the others of its group', () => {
  const one = toggleValue(nothing, brands, { id: 'b_1', label: 'Lindvarp' });
  const two = toggleValue(one, brands, { id: 'b_2', label: 'Sotmåne' });
  expect(idsOf(two, 'brands')).toEqual(['b_1', 'b_2']);
  expect(idsOf(toggleValue(two, brands, { id: 'b_1', label: 'Lindvarp' }), 'brands')).toEqual(['b_2']);
  expect(two.sort).toBe('PRICE');
});

test('a category takes all below it along, both ways', () => {
  const chosen = toggleValue(nothing, tree, { id: 'c_1', label: 'Handtag' });
  expect(idsOf(chosen, 'categories')).toEqual(['c_1', 'c_2', 'c_3']);
  expect(idsOf(toggleValue(chosen, tree, { id: 'c_1', label: 'Handtag' }), 'categories')).toEqual([]);
});

test('a category that is let go of leaves those above it', () => {
  const chosen = toggleValue(nothing, tree, { id: 'c_1', label: 'Handtag' });
  expect(idsOf(toggleValue(chosen, tree, { id: 'c_2', label: 'Skålhandtag' }), 'categories')).toEqual(['c_1']);
});

test('categories that stand below each other in a circle do not go on for ever', () => {
  const circle: FacetGroup = {
    key: 'categories',
    label: null,
    values: [
      { id: 'c_1', label: 'A', count: 1, parent: 'c_2' },
      { id: 'c_2', label: 'B', count: 1, parent: 'c_1' },
    ],
  };
  expect(idsOf(toggleValue(nothing, circle, { id: 'c_1', label: 'A' }), 'categories')).toEqual(['c_1', 'c_2']);
});

test('CATALOG-19 all filters are cleared at once, and the sort stays', () => {
  const chosen = toggleValue(toggleValue(nothing, brands, { id: 'b_1', label: 'Lindvarp' }), tree, {
    id: 'c_4',
    label: 'Krokar',
  });
  expect(clearSelection(chosen)).toEqual(nothing);
});

test('a category speaks for those below it that are chosen with it', () => {
  const chosen = toggleValue(nothing, tree, { id: 'c_1', label: 'Handtag' });
  expect(chips(chosen, [tree]).map(({ item }) => item.label)).toEqual(['Handtag']);

  const alone = withSelected(nothing, 'categories', [{ id: 'c_3', label: 'Små' }]);
  expect(chips(alone, [tree]).map(({ item }) => item.label)).toEqual(['Små']);
});

test('what the shop knows is shown by its own name, what it does not by the name in the address', () => {
  const selection = withSelected(nothing, 'brands', [
    { id: 'b_1', label: 'Gratis iPhone' },
    { id: 'b_99', label: 'Borta' },
  ]);
  expect(chips(selection, [brands]).map(({ item }) => item.label)).toEqual(['Lindvarp', 'Borta']);
});

test('a badge counts what is chosen and has products', () => {
  const selection = withSelected(nothing, 'brands', [
    { id: 'b_1', label: 'Lindvarp' },
    { id: 'b_2', label: 'Sotmåne' },
    { id: 'b_99', label: 'Borta' },
  ]);
  expect(selectedCount(selection, brands)).toBe(1);
  expect(selectedCount(selection, groupOf([brands], 'p-7'))).toBe(0);
});

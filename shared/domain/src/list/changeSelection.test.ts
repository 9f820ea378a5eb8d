import { chips, selectedCount, groupOf, toggleValue } from './changeSelection.ts';
import type { FacetGroup } from './facetGroups.ts';
import { clearSelection, selectedIn, emptySelection, withSelected } from './listSelection.ts';

const empty = emptySelection('PRICE');
const brands: FacetGroup = {
  key: 'brands',
  label: null,
  values: [
    { id: 'b_1', label: 'Lindvarp', count: 4 },
    { id: 'b_2', label: 'Sotmåne', count: 0 },
  ],
};
const categories: FacetGroup = {
  key: 'categories',
  label: null,
  values: [
    { id: 'c_1', label: 'Handtag', count: 9 },
    { id: 'c_2', label: 'Skålhandtag', count: 4, parent: 'c_1' },
    { id: 'c_3', label: 'Små', count: 1, parent: 'c_2' },
    { id: 'c_4', label: 'Krokar', count: 3 },
  ],
};

function idsOf(selection: typeof empty, key: string) {
  return selectedIn(selection, key).map(({ id }) => id);
}

test('toggling selects or deselects a value and keeps the others of its group', () => {
  const one = toggleValue(empty, brands, { id: 'b_1', label: 'Lindvarp' });
  const two = toggleValue(one, brands, { id: 'b_2', label: 'Sotmåne' });
  expect(idsOf(two, 'brands')).toEqual(['b_1', 'b_2']);
  expect(idsOf(toggleValue(two, brands, { id: 'b_1', label: 'Lindvarp' }), 'brands')).toEqual(['b_2']);
  expect(two.sort).toBe('PRICE');
});

test('toggling a category selects or deselects its descendants', () => {
  const selection = toggleValue(empty, categories, { id: 'c_1', label: 'Handtag' });
  expect(idsOf(selection, 'categories')).toEqual(['c_1', 'c_2', 'c_3']);
  expect(idsOf(toggleValue(selection, categories, { id: 'c_1', label: 'Handtag' }), 'categories')).toEqual([]);
});

test('deselecting a category keeps its ancestors', () => {
  const selection = toggleValue(empty, categories, { id: 'c_1', label: 'Handtag' });
  expect(idsOf(toggleValue(selection, categories, { id: 'c_2', label: 'Skålhandtag' }), 'categories')).toEqual(['c_1']);
});

test('toggling a category in a cycle terminates', () => {
  const cyclic: FacetGroup = {
    key: 'categories',
    label: null,
    values: [
      { id: 'c_1', label: 'A', count: 1, parent: 'c_2' },
      { id: 'c_2', label: 'B', count: 1, parent: 'c_1' },
    ],
  };
  expect(idsOf(toggleValue(empty, cyclic, { id: 'c_1', label: 'A' }), 'categories')).toEqual(['c_1', 'c_2']);
});

test('clearing removes all filters and keeps the sort [CATALOG-19]', () => {
  const selection = toggleValue(toggleValue(empty, brands, { id: 'b_1', label: 'Lindvarp' }), categories, {
    id: 'c_4',
    label: 'Krokar',
  });
  expect(clearSelection(selection)).toEqual(empty);
});

test('a category has one chip for itself and its selected descendants', () => {
  const selection = toggleValue(empty, categories, { id: 'c_1', label: 'Handtag' });
  expect(chips(selection, [categories]).map(({ item }) => item.label)).toEqual(['Handtag']);

  const alone = withSelected(empty, 'categories', [{ id: 'c_3', label: 'Små' }]);
  expect(chips(alone, [categories]).map(({ item }) => item.label)).toEqual(['Små']);
});

test('a chip has the label of the shop, or of the address if the value is unknown', () => {
  const selection = withSelected(empty, 'brands', [
    { id: 'b_1', label: 'Gratis iPhone' },
    { id: 'b_99', label: 'Borta' },
  ]);
  expect(chips(selection, [brands]).map(({ item }) => item.label)).toEqual(['Lindvarp', 'Borta']);
});

test('the badge counts the selected values that have products', () => {
  const selection = withSelected(empty, 'brands', [
    { id: 'b_1', label: 'Lindvarp' },
    { id: 'b_2', label: 'Sotmåne' },
    { id: 'b_99', label: 'Borta' },
  ]);
  expect(selectedCount(selection, brands)).toBe(1);
  expect(selectedCount(selection, groupOf([brands], 'p-7'))).toBe(0);
});

import { facetGroups, type ApiFacets, type FacetSwitches } from './facetGroups.ts';
import { emptySelection, withSelected } from './listSelection.ts';

const ON: FacetSwitches = { category: true, categoryTree: true, brand: true, size: true, price: true, discount: true };
const empty = emptySelection('LATEST');

function aValue(
  facetId: string,
  count: number,
  fields: { label?: string; parentId?: string; order?: number; hidden?: boolean } = {},
) {
  return { facetId, count, label: facetId.toUpperCase(), parentId: null, order: 0, hidden: false, ...fields };
}

function aGroup(
  type: string,
  values: ReturnType<typeof aValue>[],
  fields: { filterId?: string; label?: string; order?: number } = {},
) {
  return { filterId: type, type, label: `${type} of the API`, order: 0, values, ...fields };
}

function groupsOf(all: ApiFacets, switches: Partial<FacetSwitches> = {}) {
  return facetGroups({ all, total: 100, counted: all, selection: empty }, { ...ON, ...switches });
}

const EVERY_GROUP = [
  aGroup('Parameter', [aValue('p_9_ek', 2)], { filterId: '9', label: 'Material', order: 9 }),
  aGroup('Parameter', [aValue('p_8_svart', 2)], { filterId: '8', label: 'Färg', order: 8 }),
  aGroup('DiscountCampaign', [aValue('dc_1', 2)]),
  aGroup('Discount', [aValue('d_sale', 2)]),
  aGroup('Price', [aValue('pr_0', 2)]),
  aGroup('Sku', [aValue('s_1', 2)]),
  aGroup('Brand', [aValue('b_1', 2)]),
  aGroup('Category', [aValue('c_1', 2)]),
  aGroup('StockStatus', [aValue('st_in', 2)]),
];

test('groups are recognized by type and sorted in the order of the panel', () => {
  expect(groupsOf(EVERY_GROUP).map(({ key, label }) => [key, label])).toEqual([
    ['categories', null],
    ['brands', null],
    ['skus', null],
    ['price', null],
    ['p-8', 'Färg'],
    ['p-9', 'Material'],
    ['discount', null],
    ['campaigns', null],
  ]);
});

test('the filters of a list include its campaigns [CATALOG-15]', () => {
  const campaigns = groupsOf([aGroup('DiscountCampaign', [aValue('dc_1', 3, { label: 'Höstrea' })])]);
  expect(campaigns).toEqual([{ key: 'campaigns', label: null, values: [{ id: 'dc_1', label: 'Höstrea', count: 3 }] }]);
});

test.each([
  ['category', 'categories'],
  ['brand', 'brands'],
  ['size', 'skus'],
  ['price', 'price'],
  ['discount', 'discount'],
])('the configuration can remove the group %s', (name, key) => {
  const keys = groupsOf(EVERY_GROUP, { [name]: false }).map((group) => group.key);
  expect(keys).not.toContain(key);
  expect(keys).toContain('p-8');
});

test('values are sorted by the order of the API, without hidden and unnamed ones', () => {
  const [sizes] = groupsOf([
    aGroup('Sku', [
      aValue('s_128', 4, { order: 128 }),
      aValue('s_96', 3, { order: 96 }),
      aValue('s_none', 9, { label: '-' }),
      aValue('s_secret', 2, { hidden: true }),
      aValue('s_blank', 2, { label: '' }),
    ]),
  ]);
  expect(sizes?.values.map(({ id, count }) => [id, count])).toEqual([
    ['s_96', 3],
    ['s_128', 4],
  ]);
});

test('a value of every product is left out unless selected, and so is a group without other values', () => {
  const all = [
    aGroup('Category', [
      aValue('c_1', 100),
      aValue('c_2', 40, { parentId: 'c_1' }),
      aValue('c_3', 9, { parentId: 'c_2' }),
    ]),
    aGroup('Brand', [aValue('b_1', 100)]),
  ];
  expect(groupsOf(all)).toEqual([
    {
      key: 'categories',
      label: null,
      values: [
        { id: 'c_2', label: 'C_2', count: 40 },
        { id: 'c_3', label: 'C_3', count: 9, parent: 'c_2' },
      ],
    },
  ]);

  const selection = withSelected(empty, 'brands', [{ id: 'b_1', label: 'B_1' }]);
  const groups = facetGroups({ all, total: 100, counted: all, selection }, ON);
  expect(groups.map(({ key }) => key)).toEqual(['categories', 'brands']);
});

test('each category is followed by its descendants, independent of the order of the API', () => {
  const all = [
    aGroup('Category', [
      aValue('c_9', 2, { parentId: 'c_2' }),
      aValue('c_1', 9),
      aValue('c_2', 5),
      aValue('c_3', 1, { parentId: 'c_4' }),
      aValue('c_4', 1, { parentId: 'c_3' }),
    ]),
  ];
  const [tree] = groupsOf(all);
  expect(tree?.values.map(({ id, parent }) => [id, parent])).toEqual([
    ['c_1', undefined],
    ['c_2', undefined],
    ['c_9', 'c_2'],
    ['c_3', undefined],
    ['c_4', undefined],
  ]);
});

test('without the tree, categories are a flat list', () => {
  const all = [aGroup('Category', [aValue('c_2', 40), aValue('c_3', 9, { parentId: 'c_2' })])];
  expect(groupsOf(all, { categoryTree: false })[0]?.values).not.toContainEqual(
    expect.objectContaining({ parent: 'c_2' }),
  );
});

test('a selection changes the counts, but not the groups and values', () => {
  const all = [aGroup('Brand', [aValue('b_1', 40), aValue('b_2', 60)]), aGroup('Sku', [aValue('s_1', 5)])];
  const counted = [aGroup('Brand', [aValue('b_2', 7)])];
  const selection = withSelected(empty, 'skus', [{ id: 's_1', label: 'S_1' }]);

  expect(facetGroups({ all, total: 100, counted, selection }, ON)).toEqual([
    {
      key: 'brands',
      label: null,
      values: [
        { id: 'b_1', label: 'B_1', count: 0 },
        { id: 'b_2', label: 'B_2', count: 7 },
      ],
    },
    { key: 'skus', label: null, values: [{ id: 's_1', label: 'S_1', count: 0 }] },
  ]);
});

test.each([[null], [undefined], [[]], [[null, { ...aGroup('Brand', []), values: null }]]])(
  'a list without facets (%p) has no filters',
  (all) => {
    expect(groupsOf(all)).toEqual([]);
  },
);

import * as fc from 'fast-check';
import { otherParams, listAddress } from './listAddress.ts';
import { facetIds, pageFrom, selectionFrom } from './listQuery.ts';
import { emptySelection, FIXED_GROUPS, parameterKey, PRODUCT_SORTS, withSelected } from './listSelection.ts';

const list = { path: '/c/krokar', search: '', defaultSort: 'LATEST' } as const;

function read(query: string) {
  return selectionFrom(new URLSearchParams(query), 'LATEST');
}

function queryOf(address: string): string {
  return address.split('?')[1] ?? '';
}

test('categories, brands, skus, price and discount are each a list of id and label [CATALOG-16]', () => {
  const query =
    'categories=Krokar~c_1&brands=Lindvarp~b_3,Trävind~b_4&skus=96 mm~s_96&price=0–100 kr~pr_0_100&discount=Rea~d_sale';

  expect(read(query)).toEqual({
    categories: [{ id: 'c_1', label: 'Krokar' }],
    brands: [
      { id: 'b_3', label: 'Lindvarp' },
      { id: 'b_4', label: 'Trävind' },
    ],
    skus: [{ id: 's_96', label: '96 mm' }],
    price: [{ id: 'pr_0_100', label: '0–100 kr' }],
    discount: [{ id: 'd_sale', label: 'Rea' }],
    campaigns: [],
    parameters: {},
    sort: 'LATEST',
  });
});

test('the selection contains parameters by name, and the sort [CATALOG-17]', () => {
  expect(read('p-1=Ek~p_1_ek&p-2=Mässing~p_2_massing&sort=PRICE')).toMatchObject({
    parameters: { 1: [{ id: 'p_1_ek', label: 'Ek' }], 2: [{ id: 'p_2_massing', label: 'Mässing' }] },
    sort: 'PRICE',
  });
});

test('a list without a selected sort uses the default and leaves it out of the address [CATALOG-24]', () => {
  expect(read('sort=CHEAP').sort).toBe('LATEST');
  expect(listAddress(list, { selection: emptySelection('LATEST') })).toBe('/c/krokar');
  expect(listAddress(list, { selection: emptySelection('PRICE') })).toBe('/c/krokar?sort=PRICE');
});

test('values are comma separated, each as label~id [CATALOG-26]', () => {
  const selection = withSelected(emptySelection('LATEST'), 'brands', [
    { id: 'b_3', label: 'Lindvarp' },
    { id: 'b_4', label: 'Ek & ask, 50 %~tum' },
  ]);

  const address = listAddress(list, { selection });

  expect(address).toBe('/c/krokar?brands=Lindvarp~b_3,Ek%20%26%20ask%252C%2050%20%2525%257Etum~b_4');
  expect(read(queryOf(address))).toEqual(selection);
});

test('keys of parameters start with p- [CATALOG-27]', () => {
  const selection = withSelected(emptySelection('LATEST'), parameterKey('17'), [{ id: 'p_17_ek', label: 'Ek' }]);
  expect(listAddress(list, { selection })).toBe('/c/krokar?p-17=Ek~p_17_ek');
});

const text = fc.string({ minLength: 1, maxLength: 60, unit: 'binary' });
const item = fc
  .record({ id: text, label: text })
  .filter(({ id, label }) => id.trim() !== '' && label.trim() !== '')
  .map(({ id, label }) => ({ id: id.toWellFormed(), label: label.toWellFormed() }));
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 6 });
const groups = fc.uniqueArray(
  fc.tuple(
    fc.oneof(fc.constantFrom(...FIXED_GROUPS), fc.string({ minLength: 1, maxLength: 10 }).map(parameterKey)),
    items,
  ),
  { selector: ([key]) => key, maxLength: 6 },
);
const selections = fc
  .tuple(groups, fc.constantFrom(...PRODUCT_SORTS))
  .map(([selected, sort]) =>
    selected.reduce((selection, [key, values]) => withSelected(selection, key, values), emptySelection(sort)),
  );

test('any selection survives writing and reading its address [CATALOG-26]', () => {
  fc.assert(
    fc.property(selections, fc.integer({ min: 1, max: 9999 }), (selection, page) => {
      const params = new URLSearchParams(queryOf(listAddress(list, { selection, page })));

      expect(selectionFrom(params, 'LATEST')).toEqual(selection);
      expect(pageFrom(params)).toBe(page);
    }),
  );
});

test('any query is readable, and its selection survives writing and reading', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...FIXED_GROUPS, 'p-1', 'p-', 'sort', 'page', 'utm'), fc.string())),
      (pairs) => {
        const params = new URLSearchParams(pairs);
        const selection = selectionFrom(params, 'LATEST');
        const again = listAddress({ ...list, search: `?${params}` }, { selection });

        expect(read(queryOf(again))).toEqual(selection);
        expect(otherParams(`?${queryOf(again)}`)).toEqual(otherParams(`?${params}`));
      },
    ),
  );
});

test.each([
  [
    'an unescaped label with a comma and a tilde, as in older links',
    'Ek, olja~vax~p_1_ek',
    [['p_1_ek', 'Ek, olja~vax']],
  ],
  [
    'an id without a label',
    'b_1,b_2',
    [
      ['b_1', 'b_1'],
      ['b_2', 'b_2'],
    ],
  ],
  ['an empty label', '~b_1', [['b_1', 'b_1']]],
  ['a label without an id', 'Ek~', []],
  ['the same id twice', 'Ek~b_1,Ask~b_1', [['b_1', 'Ek']]],
  ['commas alone', ',,,', []],
  ['an unescaped percent sign', 'Rea 50 %~d_sale', [['d_sale', 'Rea 50 %']]],
])('selectionFrom reads %s', (_what, value, expected) => {
  const params = new URLSearchParams({ brands: value });
  expect(selectionFrom(params, 'LATEST').brands.map(({ id, label }) => [id, label])).toEqual(expected);
});

test('an unknown id is kept and part of the query', () => {
  const selection = read('brands=Borta~b_999&p-88=?~p_88_x');
  expect(facetIds(selection)).toEqual(['b_999', 'p_88_x']);
});

test('the number and length of values are limited to the maximum of the API', () => {
  const many = Array.from({ length: 500 }, (_, at) => `Märke~b_${at}`).join(',');
  expect(facetIds(read(`brands=${many}&p-1=Ek~p_1_ek`))).toHaveLength(200);
  expect(read(`brands=${'x'.repeat(300)}`).brands).toEqual([]);
});

test('parameters of other features are kept', () => {
  const search = '?utm_source=brev&page=3&brands=Lindvarp~b_3&sort=PRICE&p-1=Ek~p_1_ek';
  const address = listAddress({ ...list, search }, { selection: emptySelection('LATEST'), page: 2 });
  expect(address).toBe('/c/krokar?utm_source=brev&page=2');
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=abc', 1],
  ['page=2.5', 1],
  ['page=9999', 9999],
  ['page=99999999999999999999', 1],
])('the query %p selects page %p [CATALOG-28]', (query, page) => {
  expect(pageFrom(new URLSearchParams(query))).toBe(page);
});

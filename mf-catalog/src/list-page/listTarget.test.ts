import { listRoute, listTarget } from './listTarget.ts';

test.each([
  ['all', {}, { kind: 'all', alias: '' }],
  ['sale', {}, { kind: 'sale', alias: '' }],
  ['category', { category: 'krokar' }, { kind: 'category', alias: 'krokar' }],
  ['category-child', { parent: 'beslag', category: 'krokar' }, { kind: 'category', alias: 'krokar' }],
  ['brand', { '*': 'lindvarp' }, { kind: 'brand', alias: 'lindvarp' }],
  ['brand', { '*': 'beslag/lindvarp' }, { kind: 'brand', alias: 'lindvarp' }],
  ['discount-campaign', { '*': 'hostrea' }, { kind: 'discount-campaign', alias: 'hostrea' }],
  ['list', { '*': 'rum/koket' }, { kind: 'list', alias: 'rum/koket' }],
  ['list-type', { type: 'all', '*': '' }, { kind: 'all', alias: '' }],
  ['list-type', { type: 'brand', '*': 'lindvarp' }, { kind: 'brand', alias: 'lindvarp' }],
  ['list-type', { type: 'category', '*': 'krokar' }, { kind: 'category', alias: 'krokar' }],
])('the route %s with %j lists %j', (route, params, expected) => {
  expect(listTarget(route, params)).toEqual(expected);
});

test.each([
  ['brand', { '*': '' }],
  ['category', {}],
  ['list', { '*': '/' }],
  ['list-type', { type: 'brand', '*': '' }],
  ['list-type', { type: 'toString', '*': 'x' }],
  ['product', { alias: 'krok' }],
])('the route %s with %j is not a list', (route, params) => {
  expect(listTarget(route, params)).toBeNull();
});

test('each list has a short route', () => {
  expect(listRoute({ kind: 'all', alias: '' })).toMatchObject({ name: 'all' });
  expect(listRoute({ kind: 'brand', alias: 'lindvarp' })).toEqual({ name: 'brand', params: { '*': 'lindvarp' } });
  expect(listRoute({ kind: 'category', alias: 'krokar' })).toEqual({
    name: 'category',
    params: { category: 'krokar' },
  });
});

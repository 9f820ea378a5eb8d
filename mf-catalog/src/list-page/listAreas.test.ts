import { testShop } from '@hemvaror/testing/testShop';
import { listAreas } from './listAreas.ts';
import type { ListTarget } from './listTarget.ts';

const { config } = testShop();

test('the areas above and below a list are requested by their configured names and the path of the list', () => {
  const inputs = listAreas({ kind: 'all', alias: '' }, '/allt', {
    listAreas: { family: 'Productlist', top: 'Above List', bottom: 'Below List' },
  });

  expect(inputs).toEqual({
    top: { family: 'Productlist', areaName: 'Above List', filters: [], url: '/allt', isInFirstView: true },
    bottom: { family: 'Productlist', areaName: 'Below List', filters: [], url: '/allt' },
  });
});

test.each<[kind: ListTarget['kind'], alias: string, filters: object[]]>([
  ['category', 'krokar', [{ key: 'Category', value: 'krokar' }]],
  ['brand', 'lindvarp', [{ key: 'Brand', value: 'lindvarp' }]],
  ['discount-campaign', 'hostrea', [{ key: 'DiscountCampaign', value: 'hostrea' }]],
  ['list', 'massing', []],
  ['all', '', []],
])('the areas of a %s list "%s" have the filters %j', (kind, alias, filters) => {
  const { top, bottom } = listAreas({ kind, alias }, '/c/krokar', config);

  expect(top).toMatchObject({ areaName: 'The top part of the product list', filters, url: '/c/krokar' });
  expect(bottom).toMatchObject({ areaName: 'The bottom part of the product list', filters, url: '/c/krokar' });
});

import type { AreaFilterEntry } from '../model/catalogEntries.ts';
import { bestArea } from './bestArea.ts';

const everywhere = anArea('everywhere');
const hooks = anArea('hooks', ['Category', 'krokar', 'hooks'], ['Category', 'hangarlister', 'hook-rails']);
const brand = anArea('brand', ['Brand', 'lindvarp']);
const brandHooks = anArea('brand’s hooks', ['Brand', 'lindvarp'], ['Category', 'krokar', 'hooks']);
const sale = anArea('sale', ['DiscountCampaign', 'hostrea', 'autumn-sale']);
const duo = anArea('duo', ['Product', 'duo']);
const areas = [everywhere, hooks, brand, brandHooks, sale, duo];

test.each<[filterValues: Record<string, string>, expected: string]>([
  [{}, 'everywhere'],
  [{ Category: 'vaser' }, 'everywhere'],
  [{ Category: 'krokar' }, 'hooks'],
  [{ Category: 'hooks' }, 'hooks'],
  [{ Category: 'hangarlister' }, 'hooks'],
  [{ Brand: 'lindvarp' }, 'brand'],
  [{ Brand: 'lindvarp', Category: 'vaser' }, 'brand'],
  [{ Brand: 'lindvarp', Category: 'krokar' }, 'brand’s hooks'],
  [{ DiscountCampaign: 'hostrea' }, 'sale'],
  [{ Campaign: 'hostrea' }, 'sale'],
  [{ Category: 'krokar', Brand: 'lindvarp', Product: 'duo' }, 'duo'],
  [{ SiteId: '1', LanguageId: 'sv-SE' }, 'everywhere'],
])('the filters %j select the area "%s"', (filterValues, expected) => {
  const filters = Object.entries(filterValues).map(([key, value]) => ({ key, value }));

  expect(bestArea(areas, filters)?.name).toBe(expected);
});

test('an area whose filters do not match is not returned', () => {
  expect(bestArea([hooks], [{ key: 'Category', value: 'vaser' }])).toBeUndefined();
  expect(bestArea([hooks], null)).toBeUndefined();
});

test('of two equal matches the older one is returned, and incomplete filters are ignored', () => {
  const [older, newer] = [anArea('older'), anArea('newer')];

  expect(bestArea([older, newer], [null, { key: 'Category' }, { value: 'krokar' }])?.name).toBe('older');
});

function anArea(name: string, ...filters: [key: AreaFilterEntry['key'], sv: string, en?: string][]) {
  return { name, filters: filters.map(([key, sv, en = sv]) => ({ key, value: { sv, en } })) };
}

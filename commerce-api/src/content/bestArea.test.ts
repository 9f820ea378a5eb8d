import type { AreaFilterEntry } from '../model/catalogEntries.ts';
import { bestArea } from './bestArea.ts';

const everywhere = anArea('everywhere');
const hooks = anArea('hooks', ['Category', 'krokar', 'hooks'], ['Category', 'hangarlister', 'hook-rails']);
const brand = anArea('brand', ['Brand', 'lindvarp']);
const brandHooks = anArea('brand’s hooks', ['Brand', 'lindvarp'], ['Category', 'krokar', 'hooks']);
const sale = anArea('sale', ['DiscountCampaign', 'hostrea', 'autumn-sale']);
const duo = anArea('duo', ['Product', 'duo']);
const areas = [everywhere, hooks, brand, brandHooks, sale, duo];

test.each<[asked: Record<string, string>, expected: string]>([
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
])('of areas of one name, %j chooses the one for %s', (asked, expected) => {
  const filters = Object.entries(asked).map(([key, value]) => ({ key, value }));

  expect(bestArea(areas, filters)?.name).toBe(expected);
});

test('an area for something else is no answer', () => {
  expect(bestArea([hooks], [{ key: 'Category', value: 'vaser' }])).toBeUndefined();
  expect(bestArea([hooks], null)).toBeUndefined();
});

test('of two that fit alike the older is taken, and half a filter counts for nothing', () => {
  const [older, newer] = [anArea('older'), anArea('newer')];

  expect(bestArea([older, newer], [null, { key: 'Category' }, { value: 'krokar' }])?.name).toBe('older');
});

function anArea(name: string, ...filters: [key: AreaFilterEntry['key'], sv: string, en?: string][]) {
  return { name, filters: filters.map(([key, sv, en = sv]) => ({ key, value: { sv, en } })) };
}

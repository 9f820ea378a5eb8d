import { sortByOrder } from '../sortByOrder.ts';
import { menuLabelKey } from './menuLabelKey.ts';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

function label(messages: typeof sv, type: string, name: string): string {
  const key = menuLabelKey(type) === 'menu.goTo' ? 'goTo' : 'showAllWithin';
  return messages.menu[key].replace('{{label}}', name);
}

test('items and their children are sorted in ascending order, stably [MENU-10]', () => {
  const rooms = { order: 1, label: 'Rum', children: [{ order: 5, label: 'Hall' }, null, { order: 2, label: 'Kök' }] };
  const items = [{ order: 7, label: 'Textil', children: null }, null, rooms, { order: 7, label: 'Ljus', children: [] }];

  const menu = sortByOrder(items);

  expect(menu.map((item) => item.label)).toEqual(['Rum', 'Textil', 'Ljus']);
  expect(sortByOrder(menu[0]?.children).map((item) => item.label)).toEqual(['Kök', 'Hall']);
  expect(sortByOrder(menu[1]?.children)).toEqual([]);
});

test.each(['custom', 'page'])('a link of type %s says "Go to {label}" [MENU-11]', (type) => {
  expect(label(en, type, 'Care advice')).toBe('Go to Care advice');
  expect(label(sv, type, 'Skötselråd')).toBe('Gå till Skötselråd');
});

test.each(['category', 'brand', 'discountcampaign', ''])(
  'a link of type "%s" says "Show all within {label}" [MENU-12]',
  (type) => {
    expect(label(en, type, 'Handles')).toBe('Show all within Handles');
    expect(label(sv, type, 'Handtag')).toBe('Visa allt inom Handtag');
  },
);

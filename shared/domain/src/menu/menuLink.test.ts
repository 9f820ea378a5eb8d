import * as fc from 'fast-check';
import { sortByOrder } from '../sortByOrder.ts';
import { menuLabelKey, menuLink, toRelativeUrl } from './menuLink.ts';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

const SHOP_HOSTS = ['hemvist.se', 'hemvist.com', 'localhost:3000'];

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

test.each([
  'https://example.com/a',
  'http://x.se',
  'mailto:hej@hemvist.se',
  'tel:+4600000',
  '/guide:ek',
  '/http-fel',
  '//other.se/x',
  String.raw`/\other.se/x`,
])('%s is external [MENU-13]', (url) => {
  expect(menuLink(url, SHOP_HOSTS)).toEqual({ kind: 'external', href: url });
});

test.each(['/c/krokar', '/c/krokar?sort=PRICE#topp', 'krokar', '#innehall'])('%s is internal [MENU-13]', (url) => {
  expect(menuLink(url, SHOP_HOSTS)).toEqual({ kind: 'internal', path: url });
});

test.each([
  ['https://hemvist.se/c/krokar', '/c/krokar'],
  ['http://HEMVIST.com/en/l/all?page=2#x', '/en/l/all?page=2#x'],
  ['//hemvist.se/textil', '/textil'],
  ['http://localhost:3000/rum', '/rum'],
  ['https://hemvist.se', '/'],
  ['https://hemvist.se?sida=2', '/?sida=2'],
  ['https://hemvist.se//other.se/x', '/other.se/x'],
])('%s is reduced to %s and counts as internal [MENU-16]', (url, path) => {
  expect(menuLink(url, SHOP_HOSTS)).toEqual({ kind: 'internal', path });
});

test.each([
  'https://hemvist.se.example.com/c',
  'https://example.com/?to=https://hemvist.se/c',
  'https://hemvist.se:8443/c',
])('%s is not a host of the shop [MENU-16]', (url) => {
  expect(menuLink(url, SHOP_HOSTS).kind).toBe('external');
});

test('a reduced path never refers to a host, and reducing it again does not change it [MENU-16]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('https:', 'http:', ''),
      fc.constantFrom(...SHOP_HOSTS),
      fc.webPath(),
      (scheme, host, rest) => {
        const path = toRelativeUrl(`${scheme}//${host}${rest}`, SHOP_HOSTS);

        expect(path).toMatch(/^\/(?!\/)/);
        expect(toRelativeUrl(path, SHOP_HOSTS)).toBe(path);
      },
    ),
  );
});

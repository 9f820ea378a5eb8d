import type { MenuLink_itemFragment } from './MenuLink.generated.ts';
import { toDisplayMenu } from './toDisplayMenu.ts';

test('items of every level are in ascending order [MENU-10]', () => {
  const menu = aMenu([
    anItem('1', { order: 2, children: [anItem('3', { order: 9 }), anItem('4', { order: 1 })] }),
    anItem('2', { order: 1 }),
  ]);

  expect(labels(menu)).toEqual(['Punkt 2', ['Punkt 1', 'Punkt 4', 'Punkt 3']]);
});

test('hidden items and items without text are left out at every level; the title replaces a missing label', () => {
  const menu = aMenu([
    anItem('1', {
      children: [anItem('2', { hidden: true }), anItem('3', { children: [anItem('4', { label: ' ' })] })],
    }),
    anItem('5', { hidden: true }),
    anItem('6', { label: null, title: ' Rum ' }),
    null,
  ]);

  expect(labels(menu)).toEqual([['Punkt 1', 'Punkt 3'], 'Rum']);
});

test('a descendant with the id, or the label and URL, of an ancestor is left out; one with the same URL and another label stays', () => {
  const lamps = { label: 'Lampor', canonicalUrl: '/c/lampor' };
  const menu = aMenu([
    anItem('1', {
      ...lamps,
      children: [
        anItem('1', { label: 'Slinga' }),
        anItem('2', lamps),
        anItem('3', { canonicalUrl: '/c/lampor', label: 'Alla lampor', children: [anItem('4', lamps)] }),
      ],
    }),
  ]);

  expect(labels(menu)).toEqual([['Lampor', 'Alla lampor']]);
});

test('an item with an unsafe or empty URL has no link', () => {
  const urls = [
    'javascript:alert(1)',
    ' java\tscript:x',
    'data:text/html,x',
    '',
    ' ',
    null,
    ' /c/rum ',
    'https://x.se',
  ];
  const menu = aMenu(urls.map((canonicalUrl, index) => anItem(String(index), { canonicalUrl, order: index })));

  expect(menu?.items.map(({ path }) => path)).toEqual([null, null, null, null, null, null, '/c/rum', 'https://x.se']);
  expect(menu?.items).toHaveLength(urls.length);
});

test('an item of type image has its file; other items have no value', () => {
  const menu = aMenu([
    anItem('1', {
      children: [
        anItem('2', { type: 'image', value: 'hall.webp' }),
        anItem('3', { value: '110' }),
        anItem('4', { type: 'image', value: null }),
      ],
    }),
  ]);

  expect(menu?.items[0]?.children.map(({ image }) => image)).toEqual(['hall.webp', undefined, undefined]);
});

test('siblings with the same id are both listed, the new-tab option is preserved, and a missing menu is null', () => {
  const menu = aMenu([anItem('1', { targetBlank: true }), anItem('1', { label: 'Två' })]);

  expect(menu?.items.map(({ label, newTab }) => [label, newTab])).toEqual([
    ['Punkt 1', true],
    ['Två', undefined],
  ]);
  expect(toDisplayMenu(null)).toBeNull();
  expect(toDisplayMenu({ title: null, menuItems: null })).toEqual({ title: '', items: [] });
});

function aMenu(menuItems: (Item | null)[]) {
  return toDisplayMenu({ title: 'Meny', menuItems });
}

/** An item without children as its label, one with children as a list that starts with its label. */
function labels(menu: ReturnType<typeof toDisplayMenu>) {
  return menu?.items.map(({ label, children }) =>
    children.length > 0 ? [label, ...children.map((child) => child.label)] : label,
  );
}

function anItem(id: string, changes: Partial<Item> = {}): Item {
  return {
    id,
    label: `Punkt ${id}`,
    title: null,
    type: 'category',
    order: 0,
    canonicalUrl: `/c/${id}`,
    targetBlank: false,
    hidden: false,
    ...changes,
  };
}

interface Item extends MenuLink_itemFragment {
  value?: string | null;
  children?: Item[];
}

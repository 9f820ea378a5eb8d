import type { MenuLink_itemFragment } from './MenuLink.generated.ts';
import { toDisplayMenu } from './toDisplayMenu.ts';

test('MENU-10 items of every level stand in ascending order', () => {
  const menu = aMenu([
    anItem('1', { order: 2, children: [anItem('3', { order: 9 }), anItem('4', { order: 1 })] }),
    anItem('2', { order: 1 }),
  ]);

  expect(labels(menu)).toEqual(['Punkt 2', ['Punkt 1', 'Punkt 4', 'Punkt 3']]);
});

test('hidden items and items without words stay out, at every level; without a label the title speaks', () => {
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

test('an item inside itself, by its id or as a copy, is left out; one that leads to the same page in other words stays', () => {
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

test('an address that would run code, or that is none, leaves the words', () => {
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

test('two items of one id both show, a new tab is remembered, and no menu is none', () => {
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

/** An item without children is its label, one with children a list that begins with it. */
function labels(menu: ReturnType<typeof toDisplayMenu>) {
  return menu?.items.map(({ label, children }) =>
    children.length > 0 ? [label, ...children.map((child) => child.label)] : label,
  );
}

function anItem(id: string, given: Partial<Item> = {}): Item {
  return {
    id,
    label: `Punkt ${id}`,
    title: null,
    type: 'category',
    order: 0,
    canonicalUrl: `/c/${id}`,
    targetBlank: false,
    hidden: false,
    ...given,
  };
}

interface Item extends MenuLink_itemFragment {
  children?: Item[];
}

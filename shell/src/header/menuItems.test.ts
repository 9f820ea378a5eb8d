import { menuItems } from './menuItems.ts';

test('hidden items and items without words stay out, at every level', () => {
  const items = menuItems([
    anItem('1', {
      children: [anItem('2', { hidden: true }), anItem('3', { children: [anItem('4', { label: ' ' })] })],
    }),
    anItem('5', { hidden: true }),
    null,
  ]);

  expect(items.map(({ id }) => id)).toEqual(['1']);
  expect(items[0]?.children.map(({ id, children }) => [id, children.length])).toEqual([['3', 0]]);
});

test('items stand in ascending order, and one without a label goes by its title', () => {
  const items = menuItems([anItem('1', { order: 2 }), anItem('2', { order: 1, label: null, title: 'Rum' })]);

  expect(items.map(({ label }) => label)).toEqual(['Rum', 'Punkt 1']);
});

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

interface Item {
  id: string;
  label: string | null;
  title: string | null;
  type: string;
  order: number;
  canonicalUrl: string | null;
  targetBlank: boolean;
  hidden: boolean;
  children?: Item[];
}

import { asMarkdown, asText, missedBudgets, budgetStatusOf, type Table } from './table.ts';

const table: Table = {
  title: 'First view',
  note: 'As served.',
  columns: [
    { heading: 'JavaScript', unit: 'KiB', digits: 1, budget: { atMost: 160 } },
    { heading: 'answers', unit: 'a second', budget: { atLeast: 100 } },
    { heading: 'files' },
  ],
  rows: [
    { name: 'front', figures: [160, 99.9, 7] },
    { name: 'list', figures: [160.1, null, 8] },
  ],
};

test.each([
  [{ heading: 'a', budget: { atMost: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { atMost: 2 } }, 2.01, 'over'],
  [{ heading: 'a', budget: { atLeast: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { atLeast: 2 } }, 1.99, 'over'],
  [{ heading: 'a', budget: { atLeast: 2 } }, null, undefined],
  [{ heading: 'a' }, 1, undefined],
])('of %j the figure %s is %s', (column, figure, verdict) => {
  expect(budgetStatusOf(column, figure)).toBe(verdict);
});

test('every figure beside its budget is counted, and only those that miss it', () => {
  expect(missedBudgets([table, table])).toBe(4);
});

test('a table says the budget, the figure and the verdict', () => {
  const [title, heading, front, list, note] = asText(table).split('\n');

  expect(title).toBe('First view');
  expect(heading).toContain('JavaScript ≤ 160 KiB   answers ≥ 100 a second   files');
  expect(front).toMatch(/front +160\.0 ok +100 over +7$/);
  expect(list).toMatch(/list +160\.1 over +– +8$/);
  expect(note).toContain('As served.');
});

test('the same table stands in a report', () => {
  expect(asMarkdown(table).split('\n')).toEqual([
    '## First view',
    '',
    'As served.',
    '',
    '|  | JavaScript ≤ 160 KiB | answers ≥ 100 a second | files |',
    '| --- | ---: | ---: | ---: |',
    '| front | 160.0 ok | 100 over | 7 |',
    '| list | 160.1 over | – | 8 |',
    '',
  ]);
});

import { asMarkdown, asText, missedBudgets, budgetStatusOf, type Table } from './table.ts';

const table: Table = {
  title: 'First view',
  note: 'As served.',
  columns: [
    { heading: 'JavaScript', unit: 'KiB', digits: 1, budget: { max: 160 } },
    { heading: 'responses', unit: 'per second', budget: { min: 100 } },
    { heading: 'files' },
  ],
  rows: [
    { name: 'front', figures: [160, 99.9, 7] },
    { name: 'list', figures: [160.1, null, 8] },
  ],
};

test.each([
  [{ heading: 'a', budget: { max: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { max: 2 } }, 2.01, 'over'],
  [{ heading: 'a', budget: { min: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { min: 2 } }, 1.99, 'over'],
  [{ heading: 'a', budget: { min: 2 } }, null, undefined],
  [{ heading: 'a' }, 1, undefined],
])('in the column %j the figure %s is %s', (column, figure, status) => {
  expect(budgetStatusOf(column, figure)).toBe(status);
});

test('figures that miss their budget are counted in all tables', () => {
  expect(missedBudgets([table, table])).toBe(4);
});

test('a text table has budgets, figures and their status', () => {
  const [title, heading, front, list, note] = asText(table).split('\n');

  expect(title).toBe('First view');
  expect(heading).toContain('JavaScript ≤ 160 KiB   responses ≥ 100 per second   files');
  expect(front).toMatch(/front +160\.0 ok +100 over +7$/);
  expect(list).toMatch(/list +160\.1 over +– +8$/);
  expect(note).toContain('As served.');
});

test('a Markdown table has budgets, figures and their status', () => {
  expect(asMarkdown(table).split('\n')).toEqual([
    '## First view',
    '',
    'As served.',
    '',
    '|  | JavaScript ≤ 160 KiB | responses ≥ 100 per second | files |',
    '| --- | ---: | ---: | ---: |',
    '| front | 160.0 ok | 100 over | 7 |',
    '| list | 160.1 over | – | 8 |',
    '',
  ]);
});

import { asText, budgetStatusOf, comparisonStatusOf, missedBudgets, type Table } from './table.ts';

const spread = (median: number, low: number, high: number) => ({ median, low, high, rounds: 10 });

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
    { name: 'list', figures: [spread(160.1, 158.2, 163), null, spread(8, 8, 8)] },
  ],
};

test.each([
  [{ heading: 'a', budget: { max: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { max: 2 } }, 2.01, 'over'],
  [{ heading: 'a', budget: { min: 2 } }, 2, 'ok'],
  [{ heading: 'a', budget: { min: 2 } }, 1.99, 'over'],
  [{ heading: 'a', budget: { min: 2 } }, null, undefined],
  [{ heading: 'a' }, 1, undefined],
  [{ heading: 'a', budget: { max: 2 } }, spread(2, 1, 3), 'ok'],
  [{ heading: 'a', budget: { max: 2 } }, spread(2.1, 1, 3), 'over'],
])('in the column %j the figure %j is %s', (column, figure, status) => {
  expect(budgetStatusOf(column, figure)).toBe(status);
});

test.each([
  ['lower is better', spread(0.8, 0.7, 0.9), 'better'],
  ['lower is better', spread(1.2, 1.1, 1.3), 'worse'],
  ['lower is better', spread(0.8, 0.7, 1), 'even'],
  ['higher is better', spread(1.2, 1.1, 1.3), 'better'],
  ['higher is better', spread(0.8, 0.7, 0.9), 'worse'],
  ['higher is better', null, undefined],
] as const)('where %s, the ratio %j is %s', (ratio, figure, status) => {
  expect(comparisonStatusOf({ heading: 'ratio', ratio }, figure)).toBe(status);
});

test('figures that miss their budget are counted in all tables', () => {
  expect(missedBudgets([table, table])).toBe(4);
});

test('a text table has budgets, figures with their spread and their status', () => {
  const [title, heading, front, list, note] = asText(table).split('\n');

  expect(title).toBe('First view');
  expect(heading).toMatch(/JavaScript ≤ 160 KiB +responses ≥ 100 per second +files/);
  expect(front).toMatch(/front +160\.0 ok +100 over +7$/);
  expect(list).toMatch(/list +160\.1 \(158\.2–163\.0\) over +– +8 \(8–8\)$/);
  expect(note).toContain('As served.');
});

test('a text table without a verdict has the same figures', () => {
  const [, , front, list] = asText(table, false).split('\n');

  expect(front).toMatch(/front +160\.0 +100 +7$/);
  expect(list).toMatch(/list +160\.1 \(158\.2–163\.0\) +– +8 \(8–8\)$/);
});

import { reportWith } from './report.ts';
import type { Table } from './table.ts';

const table = (title: string, figure: number): Table => ({
  title,
  note: `Note of ${title}.`,
  columns: [{ heading: 'time', unit: 'ms', budget: { max: 10 } }],
  rows: [{ name: 'list', figures: [figure] }],
});
const titlesOf = (report: string) => report.match(/^## .*/gmu);
const sectionOf = (report: string, title: string) =>
  report.split('## ').find((section) => section.startsWith(`${title}\n`));

test('the tables of a run of some parts replace their own, and the others stay with their day', () => {
  const whole = reportWith('', [table('A', 1), table('B', 2), table('C', 3)], '2026-01-01');

  const updated = reportWith(whole, [table('B', 20)], '2026-02-02');

  expect(titlesOf(updated)).toEqual(['## A', '## B', '## C']);
  expect(sectionOf(updated, 'B')).toContain('Over budget: 1. 2026-02-02.');
  expect(sectionOf(updated, 'B')).toContain('20 over');
  for (const title of ['A', 'C']) expect(sectionOf(updated, title)).toBe(sectionOf(whole, title));
});

test('a new table follows the table that was measured before it', () => {
  const whole = reportWith('', [table('A', 1), table('C', 3)], '2026-01-01');

  expect(titlesOf(reportWith(whole, [table('A', 1), table('B', 2)], '2026-02-02'))).toEqual(['## A', '## B', '## C']);
  expect(titlesOf(reportWith(whole, [table('D', 1)], '2026-02-02'))).toEqual(['## A', '## C', '## D']);
});

test('writing the same tables twice changes nothing', () => {
  const once = reportWith('', [table('A', 1), table('B', 2)], '2026-01-01');

  expect(reportWith(once, [table('A', 1), table('B', 2)], '2026-01-01')).toBe(once);
});

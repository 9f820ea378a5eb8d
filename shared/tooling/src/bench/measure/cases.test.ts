import type { Target } from '../targets.ts';
import { measureCases, tableOf, type Case } from './cases.ts';

const target = (name: string, pages: Target['pages']): Target => ({
  name,
  origin: `http://${name}`,
  pids: {},
  pages,
  cookies: {},
  taps: new Map(),
});
const own = target('ours', { front: '/', list: '/c' });
const other = target('theirs', { front: '/' });
const run = { rounds: 2, look: async () => {} };

/** The page's name is as long as its time. */
const cases: Case[] = (['front', 'list', 'search'] as const).map((page) => ({
  name: page,
  on: ({ name, pages }) => {
    const path = pages[page];
    return path === undefined ? undefined : async () => ({ ms: name.length * 10, bytes: path.length });
  },
}));
const columns = [
  { figure: 'ms', heading: 'time', unit: 'ms', budget: { max: 50 } },
  { figure: 'bytes', heading: 'bytes', isCompared: false },
];

test('a page that only ours has is measured without a comparison, and one that we lack has no row', async () => {
  const measured = await measureCases({ ...run, targets: [own, other] }, cases);

  const table = tableOf({ title: 'T', note: '', columns, measured }, 'theirs');

  expect(table.columns.map(({ heading }) => heading)).toEqual(['time', 'theirs', 'ratio', 'bytes']);
  expect(table.columns.map(({ budget }) => budget)).toEqual([{ max: 50 }, undefined, undefined, undefined]);
  const constant = (figure: number) => ({ median: figure, low: figure, high: figure, rounds: 2 });
  expect(table.rows).toEqual([
    { name: 'front', figures: [constant(40), constant(60), constant(2 / 3), constant(1)] },
    { name: 'list', figures: [constant(40), null, null, constant(2)] },
  ]);
});

test('one shop alone has one column for each figure', async () => {
  const measured = await measureCases({ ...run, targets: [own] }, cases);

  expect(tableOf({ title: 'T', note: '', columns, measured }).columns.map(({ heading }) => heading)).toEqual([
    'time',
    'bytes',
  ]);
});

test('a column whose figure no case measures throws', async () => {
  const measured = await measureCases({ ...run, targets: [own] }, cases);
  const misspelled = [{ figure: 'mss', heading: 'time' }];

  expect(() => tableOf({ title: 'T', note: '', columns: misspelled, measured })).toThrow('no case measures "mss"');
});

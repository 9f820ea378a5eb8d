import { Readiness } from './readiness.ts';

const remotes = (live: string[], pending: string[] = [], missing: string[] = []) => ({ live, pending, missing });
const SETTLED = remotes(['mf-catalog', 'mf-search']);
const STARTING = remotes(['mf-search'], ['mf-catalog']);

test('the shop is ready when every process has settled all remotes', () => {
  const readiness = new Readiness({ required: undefined, processes: 2 });

  expect(readiness.update([])).toBe(false);
  expect(readiness.update([SETTLED])).toBe(false);
  expect(readiness.update([SETTLED, STARTING])).toBe(false);
  expect(readiness.update([SETTLED, SETTLED])).toBe(true);
});

test('a remote that is known to be missing does not keep the shop unready, unless it is the only one', () => {
  const readiness = () => new Readiness({ required: undefined, processes: 1 });

  expect(readiness().update([remotes(['mf-search'], [], ['mf-catalog'])])).toBe(true);
  expect(readiness().update([remotes([], [], ['mf-catalog'])])).toBe(false);
});

test('a shop that was ready stays so when it loses a process or a remote', () => {
  const readiness = new Readiness({ required: undefined, processes: 2 });
  readiness.update([SETTLED, SETTLED]);

  expect(readiness.update([SETTLED])).toBe(true);
  expect(readiness.update([SETTLED, STARTING])).toBe(true);
  expect(readiness.update([remotes([])])).toBe(true);
});

test('a shop is unready while a process lacks a required remote', () => {
  const readiness = new Readiness({ required: ['mf-catalog'], processes: 1 });

  expect(readiness.update([remotes(['mf-search'], [], ['mf-catalog'])])).toBe(false);
  expect(readiness.update([SETTLED])).toBe(true);
  expect(readiness.update([SETTLED, STARTING])).toBe(false);
  expect(readiness.update([SETTLED])).toBe(true);
});

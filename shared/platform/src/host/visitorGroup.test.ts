import { aLiveRelease, entryOf } from '../testing/aProcess.ts';
import { candidatesOf, firstGroupOf, GROUPS } from './visitorGroup.ts';

const candidate = (remote: string, id: string, share: number) =>
  [remote, { release: aLiveRelease(remote, entryOf(id)), share, since: '2026-11-30T12:00:00Z' }] as const;
const groups = Array.from({ length: GROUPS }, (_, group) => group);

test.each([1, 5, 25, 100])('%i percent of the groups get a candidate with that share', (share) => {
  const candidates = new Map([candidate('mf-search', 'b', share)]);

  expect(groups.filter((group) => candidatesOf(group, candidates).has('mf-search'))).toHaveLength(share);
});

test('a group that has a candidate keeps it when its share grows', () => {
  const having = (share: number) =>
    groups.filter((group) => candidatesOf(group, new Map([candidate('mf-search', 'b', share)])).size > 0);

  expect(having(25)).toEqual(expect.arrayContaining(having(5)));
});

test('two candidates and two releases of a remote begin with different groups', () => {
  const firsts = [firstGroupOf('mf-search', 'b'), firstGroupOf('mf-search', 'c'), firstGroupOf('mf-catalog', 'b')];

  expect(new Set(firsts).size).toBe(3);
});

test('the first group of a candidate has it from the smallest share on', () => {
  const candidates = new Map([candidate('mf-search', 'b', 1)]);

  expect([...candidatesOf(firstGroupOf('mf-search', 'b'), candidates)]).toMatchObject([
    ['mf-search', { release: 'b' }],
  ]);
});

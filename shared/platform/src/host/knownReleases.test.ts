import { KnownReleases } from './knownReleases.ts';

const entryOf = (release: string) => ({ release, url: `http://localhost:3002/${release}/` });

test('of two entries for one release, the one that is named now counts', () => {
  const known = new KnownReleases();
  const moved = { ...entryOf('a'), url: 'http://localhost:3003/a/' };

  known.add({
    remotes: { 'mf-search': moved, 'mf-content': null },
    previous: { 'mf-search': [entryOf('a')] },
    candidates: {},
  });

  expect(known.find('mf-search', 'a')).toEqual(moved);
});

test('the last 1,000 releases are known, and always those of the last reading', () => {
  const known = new KnownReleases();
  const live = { 'mf-search': entryOf('live') };
  for (let at = 0; at < 1_100; at += 1)
    known.add({ remotes: live, previous: { 'mf-search': [entryOf(`r${at}`)] }, candidates: {} });

  const found = (release: string) => known.find('mf-search', release)?.release;
  expect([found('live'), found('r1099'), found('r101'), found('r100')]).toEqual(['live', 'r1099', 'r101', undefined]);
});

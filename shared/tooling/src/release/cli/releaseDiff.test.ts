import { diffLines, type ComparedRelease } from './releaseDiff.ts';

/** @param files of its browser half, by name, with their hashes */
function aRelease(title: string, exposes: readonly string[], files: Record<string, string>): ComparedRelease {
  const assets = { js: [], css: [] };
  return {
    title,
    entry: { release: `1.0.0-${title}`, url: `http://localhost:3002/1.0.0-${title}/` },
    manifest: {
      name: 'mf-search',
      release: `1.0.0-${title}`,
      contract: 3,
      container: 'mf_search',
      exposes: Object.fromEntries(exposes.map((name) => [name, assets])),
      integrity: Object.fromEntries(
        Object.entries(files).flatMap(([name, hash]) => [
          [`web/${name}`, hash],
          [`web/${name}.br`, `${hash}-br`],
        ]),
      ),
    },
  };
}

test('a release is compared by commits, exposes and files, without their compressed copies', () => {
  const live = aRelease('live', ['SearchBox', 'Old'], { 'a.js': '1', 'b.js': '1' });
  const next = aRelease('candidate', ['SearchBox', 'New'], { 'a.js': '1', 'b.js': '2', 'c.js': '1' });
  const signature = {
    key: '',
    contract: 3,
    commit: '0123456789abcdef',
    by: 'anna',
    at: '2026-11-30T10:00:30Z',
    value: '',
  };

  expect(diffLines(live, { ...next, entry: { ...next.entry, signature } }, ['0123 search: find more'])).toEqual([
    '- live 1.0.0-live',
    '+ candidate 1.0.0-candidate  by anna at 2026-11-30 10:00  commit 0123456789',
    '1 commit',
    '  0123 search: find more',
    '+ expose New',
    '- expose Old',
    '2 of 3 files for browsers are new',
    '0 of 0 files for the server are new',
  ]);
});

test('commits that git does not know are not counted', () => {
  const live = aRelease('live', [], {});

  expect(diffLines(live, live, undefined)[2]).toBe('The commits between them are not known here.');
  expect(diffLines(live, live, ['a', 'b'])[2]).toBe('2 commits');
});

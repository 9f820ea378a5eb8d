import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';

const DAY_MS = 86_400_000;

/** The volume of a remote, to which images are deployed one after another. */
function aVolume() {
  const work = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const releases = path.join(work, 'releases');
  mkdirSync(releases);
  return {
    deploy: (id: string, env: Record<string, string> = {}) => {
      const image = path.join(work, 'image');
      rmSync(image, { recursive: true, force: true });
      mkdirSync(path.join(image, id), { recursive: true });
      writeFileSync(path.join(image, id, 'release.json'), '{}');
      execFileSync('sh', [path.join(ROOT, 'deploy/publish-release.sh'), releases], {
        env: { PATH: process.env['PATH'], RELEASE_SOURCE: image, KEEP_RELEASES: '1', ...env },
      });
    },
    /** Lets days pass since the release was touched. */
    age: (id: string, days: number) => {
      const then = new Date(Date.now() - days * DAY_MS);
      utimesSync(path.join(releases, id), then, then);
    },
    aFile: (text: string) => {
      const file = path.join(work, 'registry.json');
      writeFileSync(file, text);
      return file;
    },
    ids: () =>
      readdirSync(releases)
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
  };
}

test('a release that was current for longer than releases are kept stays when its successor comes', () => {
  const { deploy, age, ids } = aVolume();
  deploy('1.0.0-a');
  age('1.0.0-a', 400);
  deploy('1.0.1-b');

  expect(ids()).toEqual(['1.0.0-a', '1.0.1-b']);
});

test('a release whose successor came long ago is removed, unless it is one of the last', () => {
  const { deploy, age, ids } = aVolume();
  deploy('1.0.0-a');
  deploy('1.0.1-b');
  age('1.0.0-a', 32);
  deploy('1.0.1-b', { KEEP_RELEASES: '10' });
  expect(ids()).toEqual(['1.0.0-a', '1.0.1-b']);
  deploy('1.0.1-b');

  expect(ids()).toEqual(['1.0.1-b']);
});

test('an older release that is deployed again is the current one', () => {
  const { deploy, age, ids } = aVolume();
  deploy('1.0.0-a');
  deploy('1.0.1-b');
  age('1.0.0-a', 32);
  deploy('1.0.0-a');
  age('1.0.1-b', 32);
  deploy('1.0.0-a');

  expect(ids()).toEqual(['1.0.0-a']);
});

test('a release that the registry names stays, however old it is', () => {
  const { deploy, age, ids, aFile } = aVolume();
  for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) deploy(id, { KEEP_RELEASES: '10' });
  for (const id of ['1.0.0-a', '1.0.1-b']) age(id, 32);
  const others = Array.from({ length: 10_000 }, (_, number) => ({ release: `2.0.${number}-e` }));
  deploy('1.0.3-d', {
    RELEASES_IN_USE: aFile(JSON.stringify({ remotes: { 'mf-search': { release: '1.0.0-a' } }, previous: others })),
  });

  expect(ids()).toEqual(['1.0.0-a', '1.0.2-c', '1.0.3-d']);
});

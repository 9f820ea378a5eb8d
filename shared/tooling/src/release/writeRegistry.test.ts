import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrySchema } from '@hemvaror/platform/contract/registry';
import { ROOT } from '../project/root.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const entryOf = (release: string) => ({
  release,
  url: `http://mf-search:8080/${release}/`,
  integrity: `sha384-${release}+/=`,
});
/** As `remoteRegistry.ts` prints it. */
const documentOf = (release: string) =>
  `${JSON.stringify({ remotes: { 'mf-search': { ...entryOf(release), publicUrl: `/remotes/mf-search/${release}/` } } }, null, 2)}\n`;

/** The volume of mf-search, on which images start one after another. */
function aVolume() {
  const releases = mkdtempSync(path.join(tmpdir(), 'registry-'));
  folders.push(releases);
  const document = path.join(releases, 'registry.json');
  let starts = 0;
  const publish = (release: string) => {
    mkdirSync(path.join(releases, release), { recursive: true });
  };
  return {
    releases,
    document,
    publish,
    start: (release: string) => {
      publish(release);
      const image = path.join(releases, '.image.json');
      writeFileSync(image, documentOf(release));
      execFileSync('sh', [path.join(ROOT, 'deploy/remote/write-registry.sh'), releases, image]);
      // As publish-release.sh does, with the time of each start.
      starts += 1;
      utimesSync(path.join(releases, release), starts, starts);
    },
    registry: () => registrySchema.parse(JSON.parse(readFileSync(document, 'utf8'))),
  };
}

test('the document of a remote names its release, and the earlier ones whose files are there, newest first', () => {
  const { start, registry, releases } = aVolume();
  for (const release of ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']) start(release);
  rmSync(path.join(releases, '1.0.1-b'), { recursive: true });
  start('1.0.3-d');

  expect(registry()).toEqual({
    remotes: { 'mf-search': entryOf('1.0.3-d') },
    previous: { 'mf-search': [entryOf('1.0.2-c'), entryOf('1.0.0-a')] },
  });
});

test('a rollback names the release that it replaces as an earlier one', () => {
  const { start, registry } = aVolume();
  for (const release of ['1.0.0-a', '1.0.1-b', '1.0.0-a']) start(release);

  expect(registry()).toEqual({
    remotes: { 'mf-search': entryOf('1.0.0-a') },
    previous: { 'mf-search': [entryOf('1.0.1-b')] },
  });
});

test('the release of an image that wrote no list is an earlier one, too', () => {
  const { start, registry, document, publish } = aVolume();
  publish('0.9.0-z');
  publish('0.8.0-unknown');
  writeFileSync(document, documentOf('0.9.0-z'));
  start('1.0.0-a');

  expect(registry().previous).toEqual({ 'mf-search': [entryOf('0.9.0-z')] });
});

test('the first release of a remote has no earlier ones, and the list ends at 60', () => {
  const { start, registry } = aVolume();
  start('r0');
  expect(registry().previous).toEqual({ 'mf-search': [] });

  for (let count = 1; count <= 62; count += 1) start(`r${count}`);
  const names = registry().previous?.['mf-search']?.map(({ release }) => release) ?? [];
  expect([names.length, names[0], names.at(-1)]).toEqual([60, 'r61', 'r2']);
});

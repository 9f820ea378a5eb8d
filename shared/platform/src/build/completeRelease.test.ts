import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseManifestSchema } from '../contract/registry.ts';
import { completeRelease, DEFERRED_STYLES, SBOM_FILE } from './completeRelease.ts';

const SCRIPT = 'export const numbers = [1, 2, 3];\n'.repeat(40);
const EXPOSES = {
  exposes: [
    {
      name: 'ListPage',
      assets: { js: { sync: ['list.js'], async: ['late.js'] }, css: { sync: ['list.css'], async: [] } },
    },
  ],
};

const RELEASE = { name: 'mf-catalog', release: '1.0.0-a', contract: 3 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  write('web/list.js', SCRIPT);
  write('web/small.js', '1');
  write('web/font.woff2', SCRIPT);
  write('web/mf-manifest.json', JSON.stringify(EXPOSES));
  write(`web/${DEFERRED_STYLES}`, JSON.stringify({ ListPage: ['filter.css', 'list.css'] }));
  write('node/remoteEntry.js', SCRIPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const manifest = () => releaseManifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
const hash = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(SCRIPT).digest('base64')}`;

test('release.json names the hash of each file, and the files that each expose needs for its first render', async () => {
  await completeRelease(folder, RELEASE);

  const { integrity, exposes, container } = manifest();
  expect(integrity).toMatchObject({ 'web/list.js': hash('sha256'), 'node/remoteEntry.js': hash('sha384') });
  expect(Object.keys(integrity)).toContain('web/font.woff2');
  expect(exposes).toEqual({ ListPage: { js: ['list.js'], css: ['list.css', 'filter.css'] } });
  expect(container).toBe('mf_catalog__1_0_0_a');
});

test('files for browsers that are worth it get compressed variants, which are no files of the release', async () => {
  await completeRelease(folder, RELEASE);
  // A second run, as after an interrupted upload.
  await completeRelease(folder, RELEASE);

  const read = (file: string) => readFileSync(path.join(folder, file));
  expect(brotliDecompressSync(read('web/list.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('web/list.js.gz')).toString()).toBe(SCRIPT);
  for (const file of ['web/small.js', 'web/font.woff2', 'node/remoteEntry.js']) {
    expect(existsSync(path.join(folder, `${file}.br`))).toBe(false);
  }
  expect(Object.keys(manifest().integrity).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

test('release.json names the hash of the list of packages, which is no file of the release that hosts load', async () => {
  write(SBOM_FILE, SCRIPT);

  await completeRelease(folder, RELEASE);

  expect(manifest().sbom).toBe(hash('sha384'));
  expect(Object.keys(manifest().integrity)).not.toContain(SBOM_FILE);
  expect(existsSync(path.join(folder, `${SBOM_FILE}.br`))).toBe(false);
});

test('a release without a list of packages, as earlier builds wrote it, is valid', async () => {
  await completeRelease(folder, RELEASE);

  expect(manifest()).not.toHaveProperty('sbom');
});

test('a build that is not complete gets no release.json, which would make it a release', async () => {
  write('web/mf-manifest.json', '{"exposes":[{"name":"ListPage"}]}');

  await expect(completeRelease(folder, RELEASE)).rejects.toThrow('assets');
  expect(existsSync(path.join(folder, 'release.json'))).toBe(false);
});

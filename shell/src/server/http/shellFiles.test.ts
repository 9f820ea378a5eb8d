import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShellFiles } from './shellFiles.ts';

const NAMES = ['icon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-180.png'];

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'shell-files-')), '2.0.0-b');
  await mkdir(path.join(folder, 'web'), { recursive: true });
  const icons = Object.fromEntries(NAMES.map((name) => [name, name.replace('.', '.1a2b3c4d.')]));
  await writeFile(
    path.join(folder, 'web/entry.json'),
    JSON.stringify({ js: ['main.js'], css: ['main.css'], fonts: [], icons }),
  );
  await writeFile(
    path.join(folder, 'release.json'),
    JSON.stringify({ integrity: { 'web/main.js': 'sha256-a', 'node/main.js': 'sha384-b' } }),
  );
  await writeFile(path.join(folder, 'web/icon.1a2b3c4d.svg'), '<svg fill="#24453a"/>\n');
});
afterEach(async () => rm(path.dirname(folder), { recursive: true }));

test('every file has its address in the release', async () => {
  const { js, icons, inlineIcon } = await readShellFiles(folder, undefined);

  expect(js).toEqual(['/assets/2.0.0-b/main.js']);
  expect(icons['icon.svg']).toBe('/assets/2.0.0-b/icon.1a2b3c4d.svg');
  expect(Object.keys(icons)).toEqual(NAMES);
  expect(inlineIcon).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%2324453a%22%2F%3E');
});

test('files for browsers have the hashes of the release', async () => {
  const { integrity } = await readShellFiles(folder, undefined);

  expect([...(integrity ?? [])]).toEqual([['/assets/2.0.0-b/main.js', 'sha256-a']]);
});

test('a shop with its own icons uses them instead of those of the release', async () => {
  const { js, icons, inlineIcon } = await readShellFiles(folder, 'https://images.example/icons');

  expect(js).toEqual(['/assets/2.0.0-b/main.js']);
  expect(Object.values(icons)).toEqual(NAMES.map((name) => `https://images.example/icons/${name}`));
  expect(inlineIcon).toBeUndefined();
});

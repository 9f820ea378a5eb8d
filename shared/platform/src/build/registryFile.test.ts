import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry, writeRegistry } from './registryFile.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const registry = (release: string) => ({
  remotes: { 'mf-search': { release, url: `http://localhost:3002/${release}/` } },
});

test('concurrent writes are applied in order, and the last one wins', async () => {
  const file = path.join(folder, 'registry.json');

  await Promise.all(Array.from({ length: 40 }, (_, at) => writeRegistry(file, registry(`r${at}`))));

  expect((await readRegistry(file)).remotes['mf-search']?.release).toBe('r39');
  expect(await readdir(folder)).toEqual(['registry.json']);
});

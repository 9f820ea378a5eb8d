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

test('writes at the same time do not disturb each other, and the last one stands', async () => {
  const file = path.join(folder, 'registry.json');

  await Promise.all(Array.from({ length: 40 }, (_, at) => writeRegistry(file, registry(`r${at}`))));

  expect((await readRegistry(file)).remotes['mf-search']?.release).toBe('r39');
  expect(await readdir(folder)).toEqual(['registry.json']);
});

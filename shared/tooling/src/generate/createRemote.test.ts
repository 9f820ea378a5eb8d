import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote, MANIFEST } from './createRemote.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  mkdirSync(path.join(root, path.dirname(MANIFEST)), { recursive: true });
  writeFileSync(path.join(root, MANIFEST), '{ "mf-catalog": { "port": 3001 }, "mf-search": { "port": 3007 } }');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a new remote gets a folder and a line in the manifest with the next port', async () => {
  const port = await createRemote('mf-gift-cards', root);

  expect(port).toBe(3008);
  expect(read(MANIFEST).split('\n')).toContain('"mf-gift-cards": {"port":3008}');
  expect(JSON.parse(read(MANIFEST))).toEqual({
    'mf-catalog': { port: 3001 },
    'mf-search': { port: 3007 },
    'mf-gift-cards': { port: 3008 },
  });
  expect(JSON.parse(read('mf-gift-cards/package.json')).name).toBe('@hemvaror/mf-gift-cards');
  expect(read('mf-gift-cards/CHANGELOG.md')).toBe('# @hemvaror/mf-gift-cards\n');
  expect(read('mf-gift-cards/federation.config.ts')).toContain(
    "'./GiftCardsPage': './src/gift-cards-page/GiftCardsPage.tsx'",
  );
  expect(read('mf-gift-cards/src/messages/sv.ts')).toContain("{ 'gift-cards': texts }");
});

test('no file of a new remote contains the name of the template', async () => {
  await createRemote('mf-guides', root);

  const files = globSync('mf-guides/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(12);
  for (const { parentPath, name } of files) {
    const text = path.join(parentPath, name) + readFileSync(path.join(parentPath, name), 'utf8');
    expect(text).not.toMatch(/example.?remote/i);
  }
});

test.each([
  ['guides', 'is not a name for a remote'],
  ['mf-Guides', 'is not a name for a remote'],
  ['mf-guides2', 'is not a name for a remote'],
  ['mf-../guides', 'is not a name for a remote'],
  ['', 'is not a name for a remote'],
  ['mf-search', 'mf-search is taken'],
  ['mf-existing', 'The folder mf-existing exists'],
])('the name "%s" is refused', async (name, reason) => {
  mkdirSync(path.join(root, 'mf-existing'));

  await expect(createRemote(name, root)).rejects.toThrow(reason);

  expect(read(MANIFEST)).not.toContain('\n');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testEntryStore } from '../testing/entryStoreTests.ts';
import { StoreError } from './entryStore.ts';
import { folderStore } from './folderStore.ts';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(async () => rm(work, { recursive: true, force: true }));

testEntryStore(() => {
  const folder = path.join(work, 'registry');
  const store = folderStore(folder);
  return {
    open: () => folderStore(folder),
    replace: async (number, text) =>
      text === undefined ? rm(store.nameOf(number)) : writeFile(store.nameOf(number), text),
  };
});

test('a folder that cannot be used is named', async () => {
  const file = path.join(work, 'file');
  await writeFile(file, '');
  const store = folderStore(path.join(file, 'registry'));

  await expect(store.read(1)).rejects.toThrow(StoreError);
  await expect(store.add({ number: 1, text: '' })).rejects.toThrow(`${file}/registry cannot be used: ENOTDIR.`);
});

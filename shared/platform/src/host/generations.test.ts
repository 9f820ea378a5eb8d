import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Generations } from './generations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'generations-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an older document counts as unreadable, also after a restart, until the registry starts its next epoch', async () => {
  const address = 'http://registry:4100/registry.json';
  await new Generations(folder).accept(address, { epoch: 1, number: 12 });

  const restarted = new Generations(folder);
  await expect(restarted.accept(address, { epoch: 1, number: 11 })).rejects.toThrow('had 12 of epoch 1 before');
  await expect(restarted.accept(address, { epoch: 1, number: 12 })).resolves.toBeUndefined();
  await expect(restarted.accept(address, { epoch: 2, number: 3 })).resolves.toBeUndefined();
  await expect(restarted.accept(address, { epoch: 1, number: 13 })).rejects.toThrow('restored');
});

test('each registry has its own generations, and a document without one is accepted', async () => {
  const generations = new Generations(folder);
  await generations.accept('a.json', { epoch: 1, number: 5 });

  await expect(generations.accept('b.json', { epoch: 1, number: 1 })).resolves.toBeUndefined();
  await expect(generations.accept('a.json', undefined)).resolves.toBeUndefined();
});

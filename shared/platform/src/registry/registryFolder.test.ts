import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '../build/registryFile.ts';
import type { Change } from './registryEntry.ts';
import { addEntry, readEntries, writeDocument } from './registryFolder.ts';

let work: string;
let folder: string;
let document: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'registry-'));
  folder = path.join(work, 'registry');
  document = path.join(work, 'registry.json');
});
afterEach(async () => rm(work, { recursive: true, force: true }));

async function add(change: Change, remote = 'mf-search') {
  return addEntry(folder, document, { remote, actor: 'anna', why: 'because', change });
}

async function publish(release: string, remote = 'mf-search') {
  await add({ kind: 'released', release: { release, url: `http://localhost/${release}/` } }, remote);
  await add({ kind: 'live', release, isPinned: false }, remote);
}

test('a folder that does not exist has no entries', async () => {
  expect(await readEntries(folder)).toEqual([]);
});

test('entries are numbered and name the hash of the one before', async () => {
  await publish('a');
  const [first, second] = await readEntries(folder);

  expect(first).toMatchObject({ number: 1, previous: null, actor: 'anna', why: 'because' });
  expect(second).toMatchObject({ number: 2, previous: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await readRegistry(document)).remotes['mf-search']?.release).toBe('a');
  expect(await readdir(folder)).toEqual(['00000001.json', '00000002.json']);
});

test('a refused decision leaves no entry', async () => {
  await expect(add({ kind: 'live', release: 'a', isPinned: false })).rejects.toThrow('mf-search has no release a.');

  expect(await readEntries(folder)).toEqual([]);
});

test.each<[what: string, harm: () => Promise<void>, named: string]>([
  [
    'changed',
    async () => {
      const file = path.join(folder, '00000001.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace('anna', 'eve'));
    },
    '00000002.json',
  ],
  ['removed', async () => rm(path.join(folder, '00000001.json')), '00000001.json'],
  ['cut off', async () => writeFile(path.join(folder, '00000002.json'), '{"number": 2'), '00000002.json'],
])('an entry that was %s is named, and nothing is added after it', async (_what, harm, named) => {
  await publish('a');
  await harm();

  await expect(readEntries(folder)).rejects.toThrow(`${named} does not follow the entry before it.`);
  await expect(add({ kind: 'frozen' })).rejects.toThrow(named);
});

test('a document that was lost is written again', async () => {
  await publish('a');
  await rm(document);
  await writeDocument(folder, document);

  expect((await readRegistry(document)).remotes['mf-search']?.release).toBe('a');
});

test('of publishers in several processes no decision is lost, and the document has the last of each remote', async () => {
  const script = path.join(work, 'publish.mts');
  await writeFile(
    script,
    `import { addEntry } from '${__dirname}/registryFolder.ts';
    const [folder, document, remote] = process.argv.slice(2);
    for (let round = 1; round <= 8; round += 1) {
      const release = remote + '-' + round;
      const add = (change) => addEntry(folder, document, { remote, actor: remote, why: 'round ' + round, change });
      await add({ kind: 'released', release: { release, url: 'http://localhost/' + release + '/' } });
      await add({ kind: 'live', release, isPinned: false });
    }`,
  );
  const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  const codes = await Promise.all(
    remotes.map(async (remote) => {
      const child = spawn(process.execPath, [script, folder, document, remote], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = await once(child, 'exit');
      return code;
    }),
  );

  expect(codes).toEqual([0, 0, 0, 0]);
  const entries = await readEntries(folder);
  expect(entries).toHaveLength(4 * 8 * 2);
  for (const remote of remotes) {
    const own = entries.filter((entry) => entry.remote === remote).map(({ why }) => why);
    expect(own).toEqual(Array.from({ length: 8 }, (_, at) => [`round ${at + 1}`, `round ${at + 1}`]).flat());
    expect((await readRegistry(document)).remotes[remote]?.release).toBe(`${remote}-8`);
  }
});

test('a publisher that is killed leaves a registry of before or after its decision', async () => {
  const script = path.join(work, 'publish.mts');
  await writeFile(
    script,
    `import { addEntry } from '${__dirname}/registryFolder.ts';
    const [folder, document] = process.argv.slice(2);
    console.log('started');
    for (let round = 1; round <= 200; round += 1) {
      const change = { kind: 'released', release: { release: 'r' + round, url: 'http://localhost/' + round + '/' } };
      await addEntry(folder, document, { remote: 'mf-search', actor: 'anna', why: 'round', change });
    }`,
  );
  for (let kill = 0; kill < 5; kill += 1) {
    const child = spawn(process.execPath, [script, folder, document], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(child.stdout, 'data');
      const before = (await readEntries(folder)).length;
      while ((await readEntries(folder)).length <= before + kill);
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');

    const { length } = await readEntries(folder);
    expect(
      await add({ kind: 'released', release: { release: 'after', url: 'http://localhost/after/' } }),
    ).toMatchObject({
      number: length + 1,
    });
  }
});

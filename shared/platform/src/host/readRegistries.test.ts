import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { registrySourcesFrom } from '../contract/registrySource.ts';
import { Generations } from './generations.ts';
import { readRegistries } from './readRegistries.ts';

const REMOTES = ['mf-catalog', 'mf-search'];
let folder = '';
const server = http.createServer((request, response) => {
  if (request.url === '/search.json') response.end(registryOf('mf-search', 'b'));
  else if (request.url === '/moved.json') response.writeHead(302, { location: '/search.json' }).end();
  else if (request.url === '/endless.json') response.end(' '.repeat(200_000) + registryOf('mf-search', 'b'));
  else response.writeHead(404).end();
});
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registries-'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true });
});

const read = async (sources: Parameters<typeof readRegistries>[0]) => readRegistries(sources, new Generations(folder));

function registryOf(remote: string, release: string): string {
  return JSON.stringify({
    remotes: {
      [remote]: { release, url: `http://${remote}:8080/${release}/` },
    },
  });
}

async function documentWith(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

test('the registries of several teams are merged, from files and addresses', async () => {
  const catalog = await documentWith('catalog.json', registryOf('mf-catalog', 'a'));

  const { remotes, failures } = await read(registrySourcesFrom([catalog, `${origin}/search.json`], REMOTES));

  expect(failures).toEqual([]);
  expect(remotes).toMatchObject({ 'mf-catalog': { release: 'a' }, 'mf-search': { release: 'b' } });
});

test('an unreadable registry does not affect the others', async () => {
  const broken = await documentWith('broken.json', '{"remotes": 1}');
  const missing = `${origin}/missing.json`;

  const { remotes, failures } = await read(registrySourcesFrom([broken, missing, `${origin}/search.json`], REMOTES));

  expect(Object.keys(remotes)).toEqual(['mf-search']);
  expect(failures.map(({ registry }) => registry)).toEqual([broken, missing]);
});

test.each(['constructor', 'toString', '..', '../../mf-search', ''])(
  'a registry that names a remote "%s" is unreadable',
  async (name) => {
    const document = await documentWith('odd.json', registryOf(name, 'a'));

    const { remotes, failures } = await read(registrySourcesFrom([document, `${origin}/search.json`], REMOTES));

    expect(failures.map(({ registry }) => registry)).toEqual([document]);
    expect(Object.keys(remotes)).toEqual(['mf-search']);
  },
);

test('a remote with the name "__proto__" is no remote', async () => {
  const document = await documentWith('odd.json', registryOf('__proto__', 'a'));

  const { remotes } = await read(registrySourcesFrom([document, `${origin}/search.json`], REMOTES));

  expect(Object.keys(remotes)).toEqual(['mf-search']);
  expect(Object.getPrototypeOf(remotes)).toBe(Object.prototype);
});

test.each(['..', '.', '.hidden', 'a/b', ''])('a registry that names a release "%s" is unreadable', async (release) => {
  const document = await documentWith('odd.json', registryOf('mf-catalog', release));

  const { remotes, failures } = await read(registrySourcesFrom([document], REMOTES));

  expect(failures).toHaveLength(1);
  expect(remotes).toEqual({});
});

test('the first of two registries that name the same remote takes precedence', async () => {
  const first = await documentWith('first.json', registryOf('mf-search', 'first'));

  const { remotes } = await read(registrySourcesFrom([first, `${origin}/search.json`], REMOTES));

  expect(remotes['mf-search']?.release).toBe('first');
});

test('a document lists earlier releases of a remote, and need not', async () => {
  const earlier = ['c', 'd'].map((release) => ({ release, url: `http://mf-catalog:8080/${release}/` }));
  const text = JSON.stringify({
    ...JSON.parse(registryOf('mf-catalog', 'a')),
    // Not the remote that another document is for.
    previous: { 'mf-catalog': earlier, 'mf-search': earlier },
  });
  const catalog = await documentWith('previous.json', text);

  const { previous } = await read(
    registrySourcesFrom([`mf-catalog=${catalog}`, `mf-search=${origin}/search.json`], REMOTES),
  );

  expect(previous).toEqual({ 'mf-catalog': earlier, 'mf-search': [] });
});

test('the address for browsers in a document of earlier versions is ignored', async () => {
  const entry = { release: 'a', url: 'http://mf-search:8080/a/', integrity: 'sha384-a' };
  const text = JSON.stringify({ remotes: { 'mf-search': { ...entry, publicUrl: '/remotes/mf-search/a/' } } });
  const file = await documentWith('earlier.json', text);

  expect((await read(registrySourcesFrom([file], REMOTES))).remotes).toEqual({ 'mf-search': entry });
});

test('a document for one remote cannot name another', async () => {
  const both = {
    remotes: {
      ...JSON.parse(registryOf('mf-catalog', 'a')).remotes,
      ...JSON.parse(registryOf('mf-search', 'x')).remotes,
    },
  };
  const catalog = await documentWith('both.json', JSON.stringify(both));

  const { remotes, ignored } = await read(
    registrySourcesFrom([`mf-catalog=${catalog}`, `mf-search=${origin}/search.json`], REMOTES),
  );

  expect(remotes['mf-catalog']?.release).toBe('a');
  expect(remotes['mf-search']?.release).toBe('b');
  expect(ignored).toEqual([{ registry: catalog, remote: 'mf-search' }]);
});

test('each document of a {remote} entry can only name its own remote', async () => {
  await documentWith('mf-catalog.json', registryOf('mf-catalog', 'a'));
  await documentWith('mf-search.json', registryOf('mf-catalog', 'x'));

  const { remotes, ignored } = await read(registrySourcesFrom([path.join(folder, '{remote}.json')], REMOTES));

  expect(Object.entries(remotes).map(([name, entry]) => [name, entry?.release])).toEqual([['mf-catalog', 'a']]);
  expect(ignored).toEqual([{ registry: path.join(folder, 'mf-search.json'), remote: 'mf-catalog' }]);
});

test('a remote with its own document is ignored in others, even while its own is unreadable', async () => {
  const search = await documentWith('other.json', registryOf('mf-search', 'x'));

  const { remotes, ignored, failures } = await read(
    registrySourcesFrom([search, `mf-search=${origin}/missing.json`], REMOTES),
  );

  expect(remotes).toEqual({});
  expect(ignored).toEqual([{ registry: search, remote: 'mf-search' }]);
  expect(failures).toHaveLength(1);
});

test.each(['moved', 'endless'])('the registry %s.json is refused', async (name) => {
  const { remotes, failures } = await read(registrySourcesFrom([`${origin}/${name}.json`], REMOTES));

  expect(remotes).toEqual({});
  expect(failures).toHaveLength(1);
});

test('a remote that is withdrawn is named without a release, also if a later document has one', async () => {
  const first = await documentWith('first.json', '{ "remotes": { "mf-search": null } }');
  const second = await documentWith('second.json', registryOf('mf-search', 'a'));

  const { remotes, failures } = await read(registrySourcesFrom([first, second], REMOTES));

  expect(failures).toEqual([]);
  expect(remotes).toEqual({ 'mf-search': null });
});

test('a document that is older than the one before counts as unreadable', async () => {
  const at = (number: number) =>
    documentWith('numbered.json', JSON.stringify({ remotes: {}, generation: { epoch: 1, number } }));
  const sources = registrySourcesFrom([await at(7)], REMOTES);
  const generations = new Generations(await mkdtemp(path.join(folder, 'generations-')));
  expect((await readRegistries(sources, generations)).failures).toEqual([]);

  await at(6);

  const { failures } = await readRegistries(sources, generations);
  expect(failures.map(({ error }) => String(error))).toEqual([
    expect.stringContaining('has decision 6 of epoch 1, but had 7 of epoch 1 before'),
  ]);
});

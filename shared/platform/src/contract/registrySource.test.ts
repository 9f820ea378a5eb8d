import { registrySourcesFrom } from './registrySource.ts';

const REMOTES = ['mf-catalog', 'mf-search', 'mf-account'];

test('{remote} stands for one document per remote, which may name that remote only', () => {
  expect(registrySourcesFrom(['http://{remote}:8080/{remote}.json'], REMOTES)).toEqual(
    REMOTES.map((remote) => ({ remote, address: `http://${remote}:8080/${remote}.json` })),
  );
});

test.each([['first'], ['last']])('a remote with its own entry has only that document, listed %s', (position) => {
  const named = 'mf-search=https://search.example/registry.json';
  const all = 'http://{remote}:8080/registry.json';

  const sources = registrySourcesFrom(position === 'first' ? [named, all] : [all, named], REMOTES);

  expect(sources).toHaveLength(REMOTES.length);
  expect(sources.filter(({ remote }) => remote === 'mf-search')).toEqual([
    { remote: 'mf-search', address: 'https://search.example/registry.json' },
  ]);
});

test('a document without a remote may name all others', () => {
  expect(registrySourcesFrom(['.data/registry.json'], REMOTES)).toEqual([
    { remote: undefined, address: '.data/registry.json' },
  ]);
});

test('an unknown remote is refused with the list of remotes', () => {
  expect(() => registrySourcesFrom(['mf-serach=https://x.example'], REMOTES)).toThrow(
    `mf-serach is not a remote of this shop. Expected one of ${REMOTES.join(', ')}.`,
  );
});

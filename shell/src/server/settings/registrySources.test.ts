import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { registrySourcesFrom } from './registrySources.ts';

test('{remote} gives each remote a document that may name that remote alone', () => {
  expect(registrySourcesFrom(['http://{remote}:8080/{remote}.json'])).toEqual(
    REMOTE_NAMES.map((remote) => ({ remote, address: `http://${remote}:8080/${remote}.json` })),
  );
});

test.each([['first'], ['last']])('a remote that is named has the document of its name alone, listed %s', (place) => {
  const named = 'mf-search=https://search.example/registry.json';
  const all = 'http://{remote}:8080/registry.json';

  const sources = registrySourcesFrom(place === 'first' ? [named, all] : [all, named]);

  expect(sources).toHaveLength(REMOTE_NAMES.length);
  expect(sources.filter(({ remote }) => remote === 'mf-search')).toEqual([
    { remote: 'mf-search', address: 'https://search.example/registry.json' },
  ]);
});

test('a document without a remote may name all others', () => {
  expect(registrySourcesFrom(['.data/registry.json'])).toEqual([{ remote: undefined, address: '.data/registry.json' }]);
});

test('an unknown remote is refused with the names that there are', () => {
  expect(() => registrySourcesFrom(['mf-serach=https://x.example'])).toThrow(
    `mf-serach is no remote of this shop. It has ${REMOTE_NAMES.join(', ')}.`,
  );
});

import type { RegistrySource } from '../contract/registrySource.ts';
import { UnreadableRegistries } from './unreadableRegistries.ts';

const SEARCH: RegistrySource = { remote: 'mf-search', address: 'http://mf-search:8080/registry.json' };
const SHARED: RegistrySource = { remote: undefined, address: '.data/registry.json' };

test('before the first reading every registry counts as unreadable', () => {
  expect(new UnreadableRegistries([SEARCH, SHARED], 5).list()).toEqual([
    { ...SEARCH, since: 5 },
    { ...SHARED, since: 5 },
  ]);
});

test('a registry that stays unreadable keeps its time and is reported once a minute for each reason', () => {
  const unreadable = new UnreadableRegistries([SEARCH, SHARED], 0);
  expect(unreadable.note([], 1)).toEqual([]);
  const away = { registry: SEARCH.address, error: new Error('fetch failed') };
  const broken = { registry: SEARCH.address, error: new Error('HTTP 500') };

  expect(unreadable.note([away], 2)).toEqual([away]);
  expect(unreadable.note([{ ...away, error: new Error('fetch failed') }], 3)).toEqual([]);
  expect(unreadable.note([broken], 4)).toEqual([broken]);
  expect(unreadable.note([broken], 60_003)).toEqual([]);
  expect(unreadable.note([broken], 60_004)).toEqual([broken]);
  expect(unreadable.note([broken], 60_005)).toEqual([]);
  expect(unreadable.list()).toEqual([{ ...SEARCH, since: 2 }]);

  unreadable.note([], 60_006);
  expect(unreadable.note([broken], 60_007)).toEqual([broken]);
  expect(unreadable.list()).toEqual([{ ...SEARCH, since: 60_007 }]);
});

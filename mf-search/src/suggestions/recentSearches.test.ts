import { recentSearches, addRecentSearch } from './recentSearches.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  useStorage({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

test('recent searches are a list of strings under the key recentSearches, saved after each change [SRCH-12, SRCH-35]', () => {
  addRecentSearch('krok');
  expect(stored.get('recentSearches')).toBe('["krok"]');

  addRecentSearch('lampa');
  expect(stored.get('recentSearches')).toBe('["lampa","krok"]');
  expect(recentSearches()).toEqual(['lampa', 'krok']);
});

test('a new search goes to the front, and a duplicate moves there [SRCH-32, SRCH-33]', () => {
  for (const text of ['krok', 'lampa', 'hylla', 'krok']) addRecentSearch(text);

  expect(recentSearches()).toEqual(['krok', 'hylla', 'lampa']);
});

test('the list is trimmed to five, dropping the oldest [SRCH-34]', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) addRecentSearch(text);

  expect(JSON.parse(stored.get('recentSearches') ?? '')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each([
  ['{broken', []],
  ['null', []],
  ['{"0":"krok"}', []],
  ['"krok"', []],
  ['[1,null,{"a":1}," krok ","krok",""," ","<b>lampa</b>"]', ['krok', '<b>lampa</b>']],
  ['["a","b","c","d","e","f","g"]', ['a', 'b', 'c', 'd', 'e']],
])('the stored value %s is parsed as %j, and the next search overwrites it', (text, expected) => {
  stored.set('recentSearches', text);
  expect(recentSearches()).toEqual(expected);

  addRecentSearch('ny');
  expect(JSON.parse(stored.get('recentSearches') ?? '')).toEqual(['ny', ...expected].slice(0, 5));
});

test('a browser that blocks storage has no recent searches and throws no error', () => {
  const throwDenied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  useStorage({ getItem: throwDenied, setItem: throwDenied });

  addRecentSearch('krok');
  expect(recentSearches()).toEqual([]);
});

function useStorage(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

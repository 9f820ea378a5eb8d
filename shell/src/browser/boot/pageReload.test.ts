import { mayReload } from './pageReload.ts';

function aStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

test.each<[afterMs: number, expected: boolean]>([
  [0, false],
  [59_999, false],
  [60_000, true],
  [-60_000, true],
])('after a first reload, a second one %i ms later is allowed: %j', (afterMs, expected) => {
  const storage = aStorage();
  expect(mayReload({ storage: () => storage, nowMs: 1_000_000 })).toBe(true);

  expect(mayReload({ storage: () => storage, nowMs: 1_000_000 + afterMs })).toBe(expected);
});

test('an invalid stored time is ignored', () => {
  const storage = aStorage();
  storage.setItem('storefront-reloaded-at', 'yesterday');

  expect(mayReload({ storage: () => storage, nowMs: 1_000_000 })).toBe(true);
  expect(mayReload({ storage: () => storage, nowMs: 1_000_001 })).toBe(false);
});

test('without storage the page is not reloaded', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  expect(mayReload({ storage, nowMs: 1_000_000 })).toBe(false);
});

import { LeastRecentlyUsed } from './leastRecentlyUsed.ts';

test('what was not asked for longest is forgotten first', () => {
  const map = new LeastRecentlyUsed<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');

  map.set('c', 3);

  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('entries count by their weight, and a replaced one no longer counts', () => {
  const map = new LeastRecentlyUsed<string, string>(10, (text) => text.length);
  map.set('a', '12345');
  map.set('a', '1234567890');
  map.set('b', '1');

  expect([map.get('a'), map.get('b')]).toEqual([undefined, '1']);
});

test('what alone is too heavy is not kept, and drives nothing out', () => {
  const map = new LeastRecentlyUsed<string, string>(10, (text) => text.length);
  map.set('a', '12345');

  map.set('b', 'longer than ten');

  expect([map.get('a'), map.get('b')]).toEqual(['12345', undefined]);
});

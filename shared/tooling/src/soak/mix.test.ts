import { kindAt } from './mix.ts';

const kinds = Array.from({ length: 200 }, (_, at) => kindAt(at));

test('each hundred requests have the same share of each kind', () => {
  const countsOf = (part: string[]) =>
    part.reduce<Record<string, number>>((counts, kind) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }), {});

  const first = countsOf(kinds.slice(0, 100));

  expect(first).toMatchObject({ list: 24, unknown: 11, search: 10, order: 1 });
  expect(countsOf(kinds.slice(100))).toEqual(first);
});

test('the requests of a kind are spread', () => {
  const searches = kinds.flatMap((kind, at) => (kind === 'search' ? [at] : []));
  const gaps = searches.slice(1).map((at, index) => at - (searches[index] ?? 0));

  expect(Math.max(...gaps)).toBeLessThan(40);
});

import { longTail } from './longTail.ts';

test('views of a long tail are the same in each run, and most addresses are rare', () => {
  const [one, other] = [longTail(), longTail()];
  const views = Array.from({ length: 20_000 }, one);
  expect(views).toEqual(Array.from({ length: 20_000 }, other));

  const counts = new Map<string, number>();
  for (const path of views) counts.set(path, (counts.get(path) ?? 0) + 1);
  const products = [...counts].filter(([path]) => path.startsWith('/p/')).map(([, count]) => count);
  const views45 = products.reduce((sum, count) => sum + count, 0);

  expect(views45 / views.length).toBeCloseTo(0.45, 1);
  expect(products.length).toBeGreaterThan(2_000);
  expect(products.filter((count) => count === 1).length).toBeGreaterThan(products.length / 2);
  expect(Math.max(...products)).toBeGreaterThan(500);
});

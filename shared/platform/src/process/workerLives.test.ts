import { WorkerLives } from './workerLives.ts';

test('workers that end soon are started again later and later, until one has lived for a while', () => {
  const lives = new WorkerLives();
  const endsAfter = (livedMs: number) => {
    lives.started(1, 0);
    return lives.ended(1, livedMs);
  };

  expect([1, 2, 3, 4].map(() => endsAfter(500))).toEqual([250, 500, 1_000, 2_000]);
  for (let times = 0; times < 16; times += 1) endsAfter(500);
  expect(endsAfter(500)).toBe(10_000);
  expect(endsAfter(10_000)).toBe(0);
  expect(endsAfter(500)).toBe(250);
});

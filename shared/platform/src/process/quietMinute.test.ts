import { QuietMinute } from './quietMinute.ts';

const MINUTE_MS = 60_000;

test('a worker is replaced after a minute in which few requests came, once', () => {
  const quiet = new QuietMinute();
  quiet.add(1, 0);

  expect(quiet.due(MINUTE_MS - 1, () => 0)).toEqual([]);
  expect(quiet.due(MINUTE_MS, () => 60)).toEqual([]);
  expect(quiet.due(2 * MINUTE_MS, (from) => from / MINUTE_MS)).toEqual([1]);
  expect(quiet.due(3 * MINUTE_MS, () => 0)).toEqual([]);
});

test('a worker of a shop that is never quiet is replaced after a quarter of an hour', () => {
  const quiet = new QuietMinute();
  quiet.add(1, 0);
  quiet.add(2, 0);
  quiet.add(1, 10 * MINUTE_MS);
  quiet.remove(2);

  expect(quiet.due(15 * MINUTE_MS - 1, () => 10_000)).toEqual([]);
  expect(quiet.due(15 * MINUTE_MS, () => 10_000)).toEqual([1]);
});

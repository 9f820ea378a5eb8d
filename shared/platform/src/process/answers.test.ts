import { Answers, PING_MS } from './answers.ts';

/** Pings two workers, of which the second always answers. @returns the silent ones of each ping */
function pinged(times: readonly number[], answers = new Answers(10)): number[][] {
  return times.map((now) => {
    const silent = answers.ping([1, 2], now);
    answers.answered(2);
    return silent;
  });
}

const everySecond = (count: number) => Array.from({ length: count }, (_, at) => at * PING_MS);

test('a worker that leaves ten pings without an answer is silent, one that answers is not', () => {
  const silent = pinged(everySecond(11));

  expect(silent.slice(0, 10).flat()).toEqual([]);
  expect(silent[10]).toEqual([1]);
});

test('an answer is enough for ten more pings', () => {
  const answers = new Answers(10);
  pinged(everySecond(10), answers);
  answers.answered(1);

  expect(pinged(everySecond(20).slice(10), answers).flat()).toEqual([]);
});

test('pings of a process that was late itself do not count', () => {
  expect(pinged(everySecond(30).map((now) => now * 2)).flat()).toEqual([]);
});

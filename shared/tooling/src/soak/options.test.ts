import { soakOptions } from './options.ts';

test('a soak lasts 30 minutes with 40 requests per second by default', () => {
  expect(soakOptions([])).toEqual({ minutes: 30, rate: 40 });
});

test('minutes and rate are arguments', () => {
  expect(soakOptions(['--minutes', '8', '--rate', '12.5'])).toEqual({ minutes: 8, rate: 12.5 });
});

test.each([
  [['--minutes', '1'], '--minutes'],
  [['--minutes', 'many'], '--minutes'],
  [['--rate', '0'], '--rate'],
  [['--speed', '3'], '--speed'],
])('%j is refused with the name of the argument', (args, name) => {
  expect(() => soakOptions(args)).toThrow(name);
});

import { soakOptions } from './options.ts';

test('a soak lasts 30 minutes with 40 requests per second by default', () => {
  expect(soakOptions([])).toEqual({ minutes: 30, rate: 40, result: undefined });
});

test('minutes, rate and the file of the outcome are arguments', () => {
  const args = ['--minutes', '8', '--rate', '12.5', '--result', 'soak.json'];

  expect(soakOptions(args)).toEqual({ minutes: 8, rate: 12.5, result: 'soak.json' });
});

test.each([
  [['--minutes', '1'], '--minutes'],
  [['--minutes', 'many'], '--minutes'],
  [['--rate', '0'], '--rate'],
  [['--speed', '3'], '--speed'],
])('%j is refused with the name of the argument', (args, name) => {
  expect(() => soakOptions(args)).toThrow(name);
});

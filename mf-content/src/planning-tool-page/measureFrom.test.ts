import { measureFrom } from './measureFrom.ts';

const LIMITS = { min: 1, max: 2_000 };

test.each<[text: string, value: number | null]>([
  ['240', 240],
  [' 240,5 ', 240.5],
  ['240.25', 240.25],
  ['1', 1],
  ['2000', 2_000],
  ['0', null],
  ['2001', null],
  ['240.555', null],
  ['-3', null],
  ['1e3', null],
  ['två', null],
  ['', null],
])('"%s" is parsed as %j', (text, value) => {
  expect(measureFrom(text, LIMITS)).toBe(value);
});

test('a whole number has no decimals', () => {
  expect(measureFrom('5', { ...LIMITS, whole: true })).toBe(5);
  expect(measureFrom('5,5', { ...LIMITS, whole: true })).toBeNull();
});

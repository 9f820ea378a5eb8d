import { wholeMeasures } from './wholeMeasures.ts';

test.each([
  ['hylla 0,8 m', 'hylla 800 mm'],
  ['0.8m', '800 mm'],
  ['12,8\u00A0CM svart', '128 mm svart'],
  ['1,1 m', '1100 mm'],
  ['0,80 m', '800 mm'],
  ['80 cm', '80 cm'],
  ['0,25 mm', '0,25 mm'],
  ['0,8 matta', '0,8 matta'],
  ['1,2,3 m', '1,2,3 m'],
])('%j is searched as %j', (text, expected) => {
  expect(wholeMeasures(text)).toBe(expected);
});

import { swatchColor } from './swatchColor.ts';

test('a color name has a swatch in either language, another text has none', () => {
  expect(swatchColor('Grön')).toBe(swatchColor('Green'));
  expect(swatchColor('Svart')).toBe('#232323');
  expect(swatchColor('Stengods')).toBeUndefined();
  expect(swatchColor('constructor')).toBeUndefined();
});

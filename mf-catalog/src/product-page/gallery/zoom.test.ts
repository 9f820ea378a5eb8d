import { nextStep, NO_ZOOM, panBy, settled, zoomTo } from './zoom.ts';

/** The image fills the height: 400 × 500. */
const STAGE = { width: 1000, height: 500 };

test('zooming keeps the part of the image under the pointer in its place', () => {
  const zoom = zoomTo(NO_ZOOM, 3, STAGE, { x: 50, y: -60 });

  expect(zoom).toEqual({ scale: 3, x: -100, y: 120 });
});

test('the scale is between 1 and 3', () => {
  expect(zoomTo(NO_ZOOM, 9, STAGE).scale).toBe(3);
  expect(zoomTo({ scale: 2, x: 0, y: 100 }, 0.2, STAGE)).toEqual(NO_ZOOM);
});

test('an image is not moved beyond its edges, nor at all in a direction in which it fits', () => {
  const zoom = zoomTo(NO_ZOOM, 2, STAGE);

  expect(panBy(zoom, { x: 400, y: 999 }, STAGE)).toEqual({ scale: 2, x: 0, y: 250 });
  expect(panBy({ scale: 3, x: 0, y: 0 }, { x: -400, y: 30 }, STAGE)).toEqual({ scale: 3, x: -100, y: 30 });
});

test.each<[scale: number, direction: 1 | -1, expected: number]>([
  [1, 1, 2],
  [1.4, 1, 2],
  [2, 1, 3],
  [3, 1, 3],
  [3, -1, 2],
  [2.4, -1, 2],
  [1, -1, 1],
])('the step from %d in direction %i is %i', (scale, direction, expected) => {
  expect(nextStep(scale, direction)).toBe(expected);
});

test('a pinch that ends almost at the full image ends without zoom', () => {
  expect(settled({ scale: 1.05, x: 3, y: 4 })).toEqual(NO_ZOOM);
  expect(settled({ scale: 1.5, x: 3, y: 4 })).toEqual({ scale: 1.5, x: 3, y: 4 });
});

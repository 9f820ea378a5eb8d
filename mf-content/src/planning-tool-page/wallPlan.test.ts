import * as fc from 'fast-check';
import { wallPlan } from './wallPlan.ts';

test('pieces are spaced evenly between the margins', () => {
  expect(wallPlan({ wallCm: 120, pieces: 3, pieceCm: 10, marginCm: 15, heightCm: 0 })).toEqual({
    kind: 'fits',
    centersCm: [20, 60, 100],
    gapCm: 30,
    diagonalCm: 80,
  });
});

test('the diagonal follows the Pythagorean theorem', () => {
  const plan = wallPlan({ wallCm: 320, pieces: 2, pieceCm: 20, marginCm: 0, heightCm: 400 });

  expect(plan).toMatchObject({ centersCm: [10, 310], diagonalCm: 500 });
});

test('a single piece is centered on the wall', () => {
  expect(wallPlan({ wallCm: 120, pieces: 1, pieceCm: 10, marginCm: 15, heightCm: 170 })).toEqual({
    kind: 'fits',
    centersCm: [60],
    gapCm: null,
    diagonalCm: null,
  });
});

test('pieces that do not fit return the missing width', () => {
  expect(wallPlan({ wallCm: 100, pieces: 5, pieceCm: 20, marginCm: 5, heightCm: 0 })).toEqual({
    kind: 'tooWide',
    missingCm: 10,
  });
});

test('pieces that fit are within the margins, in order and evenly spaced', () => {
  const measures = fc.record({
    wallCm: fc.integer({ min: 10, max: 2_000 }),
    pieces: fc.integer({ min: 2, max: 50 }),
    pieceCm: fc.integer({ min: 1, max: 100 }),
    marginCm: fc.integer({ min: 0, max: 100 }),
    heightCm: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(measures, (given) => {
      const plan = wallPlan(given);
      if (plan.kind === 'tooWide') return expect(plan.missingCm).toBeGreaterThan(0);
      const { centersCm } = plan;
      expect(centersCm).toHaveLength(given.pieces);
      expect((centersCm.at(0) ?? 0) - given.pieceCm / 2).toBeCloseTo(given.marginCm);
      expect((centersCm.at(-1) ?? 0) + given.pieceCm / 2).toBeCloseTo(given.wallCm - given.marginCm);
      for (const [index, center] of centersCm.slice(1).entries()) {
        expect(center - (centersCm[index] ?? 0)).toBeCloseTo(given.pieceCm + (plan.gapCm ?? 0));
      }
      return undefined;
    }),
  );
});

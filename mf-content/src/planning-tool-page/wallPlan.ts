/** Measures of the wall and its pieces, in centimeters. */
export interface WallMeasures {
  wallCm: number;
  pieces: number;
  pieceCm: number;
  /** Free space at either end. */
  marginCm: number;
  /** From the floor to the row. */
  heightCm: number;
}

export type WallPlan =
  | {
      kind: 'fits';
      /** From the left end of the wall to the center of each piece. */
      centersCm: number[];
      /** Between two pieces; null for a single piece. */
      gapCm: number | null;
      /** From the floor below the center of the first piece to the center of the last. Both diagonals are equal if the row is level. */
      diagonalCm: number | null;
    }
  | { kind: 'tooWide'; missingCm: number };

/** Spaces pieces of equal width evenly on a wall. A single piece is centered. */
export function wallPlan({ wallCm, pieces, pieceCm, marginCm, heightCm }: WallMeasures): WallPlan {
  const freeCm = wallCm - 2 * marginCm - pieces * pieceCm;
  if (freeCm < 0) return { kind: 'tooWide', missingCm: -freeCm };
  if (pieces === 1) return { kind: 'fits', centersCm: [wallCm / 2], gapCm: null, diagonalCm: null };

  const gapCm = freeCm / (pieces - 1);
  const stepCm = pieceCm + gapCm;
  const centersCm = Array.from({ length: pieces }, (_, index) => marginCm + pieceCm / 2 + index * stepCm);
  return { kind: 'fits', centersCm, gapCm, diagonalCm: Math.hypot((pieces - 1) * stepCm, heightCm) };
}

/** What stands on the wall, in centimeters. */
export interface WallMeasures {
  wallCm: number;
  pieces: number;
  pieceCm: number;
  /** Kept free at either end. */
  marginCm: number;
  /** From the floor up to the row. */
  heightCm: number;
}

export type WallPlan =
  | {
      kind: 'fits';
      /** From the wall's left end to the middle of each piece. */
      centersCm: number[];
      /** Between two pieces; null for a single one. */
      gapCm: number | null;
      /** From the floor below the first piece's middle to the last one's: both diagonals are as long if the row is level. */
      diagonalCm: number | null;
    }
  | { kind: 'tooWide'; missingCm: number };

/** Spreads pieces of one width evenly over a wall. A single one stands in its middle. */
export function wallPlan({ wallCm, pieces, pieceCm, marginCm, heightCm }: WallMeasures): WallPlan {
  const freeCm = wallCm - 2 * marginCm - pieces * pieceCm;
  if (freeCm < 0) return { kind: 'tooWide', missingCm: -freeCm };
  if (pieces === 1) return { kind: 'fits', centersCm: [wallCm / 2], gapCm: null, diagonalCm: null };

  const gapCm = freeCm / (pieces - 1);
  const stepCm = pieceCm + gapCm;
  const centersCm = Array.from({ length: pieces }, (_, index) => marginCm + pieceCm / 2 + index * stepCm);
  return { kind: 'fits', centersCm, gapCm, diagonalCm: Math.hypot((pieces - 1) * stepCm, heightCm) };
}

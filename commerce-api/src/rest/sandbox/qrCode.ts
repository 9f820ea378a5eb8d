/** Of version 6: modules of a side, the center of its alignment pattern, and codewords with the error correction level L. */
const SIZE = 41;
const ALIGNMENT = 34;
const BLOCKS = 2;
const DATA_PER_BLOCK = 68;
const CORRECTION_PER_BLOCK = 18;
const DATA_CODEWORDS = BLOCKS * DATA_PER_BLOCK;
/** Without the mode and the length, which have 12 bits, and the terminator. */
const MAX_BYTES = DATA_CODEWORDS - 2;
/** Level L with mask 0, with its error correction (ISO/IEC 18004, annex C). */
const FORMAT = 0b111011111000100;
const BYTE_MODE = 0b0100;
const FIELD_POLYNOMIAL = 0x11d;

/**
 * A QR code of version 6 with level L and mask 0 (ISO/IEC 18004), by rows; true is dark.
 *
 * @param text at most 134 bytes
 * @throws RangeError for a longer text
 */
export function qrCode(text: string): boolean[][] {
  const modules = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, (): boolean | null => null));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = modules[y];
    if (row && x >= 0 && x < SIZE) row[x] = isDark;
  };
  drawPatterns(set);
  const bits = codewordsOf(text).flatMap((codeword) =>
    Array.from({ length: 8 }, (_, at) => (codeword >> (7 - at)) & 1),
  );
  let next = 0;
  for (const [x, y] of zigzag()) {
    if (modules[y]?.[x] !== null) continue;
    const isDark = bits[next] === 1;
    next += 1;
    set(x, y, (x + y) % 2 === 0 ? !isDark : isDark);
  }
  return modules.map((row) => row.map((module) => module === true));
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(set: SetModule): void {
  for (let at = 0; at < SIZE; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const) {
    drawSquares(set, x, y, { radius: 4, light: [2, 4] });
  }
  drawSquares(set, ALIGNMENT, ALIGNMENT, { radius: 2, light: [1] });
  drawFormat(set);
}

/** Concentric squares around a center. */
function drawSquares(
  set: SetModule,
  centerX: number,
  centerY: number,
  { radius, light }: { radius: number; light: readonly number[] },
): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      set(centerX + x, centerY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  }
}

function drawFormat(set: SetModule): void {
  const bit = (at: number): boolean => ((FORMAT >> at) & 1) === 1;
  for (let at = 0; at <= 14; at += 1) {
    if (at < 6) set(8, at, bit(at));
    else if (at < 8) set(8, at + 1, bit(at));
    else if (at === 8) set(7, 8, bit(at));
    else set(14 - at, 8, bit(at));
    if (at < 8) set(SIZE - 1 - at, 8, bit(at));
    else set(8, SIZE - 15 + at, bit(at));
  }
  set(8, SIZE - 8, true);
}

/** The places of the data, in pairs of columns from the right, upwards and downwards. */
function* zigzag(): Generator<[x: number, y: number]> {
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is skipped.
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < SIZE; step += 1) {
      const y = isUpward ? SIZE - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function codewordsOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MAX_BYTES) throw new RangeError(`A code has at most ${MAX_BYTES} bytes, not ${bytes.length}.`);
  const halves = [
    BYTE_MODE,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  );
  for (let at = 0; data.length < DATA_CODEWORDS; at += 1) data.push(at % 2 === 0 ? 0xec : 0x11);

  const blocks = Array.from({ length: BLOCKS }, (_, at) => data.slice(at * DATA_PER_BLOCK, (at + 1) * DATA_PER_BLOCK));
  return [...interleaved(blocks), ...interleaved(blocks.map(correctionOf))];
}

function interleaved(blocks: readonly number[][]): number[] {
  return (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));
}

/** The remainder of the division by the generator polynomial (Reed–Solomon). */
function correctionOf(data: readonly number[]): number[] {
  let remainder = Array.from({ length: CORRECTION_PER_BLOCK }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map((value, at) => value ^ multiply(GENERATOR[at] ?? 0, factor));
  }
  return remainder;
}

const GENERATOR = generatorOf(CORRECTION_PER_BLOCK);

/** The product of (x − 2^i), without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  let result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    result = result.map((value, at) => multiply(value, root) ^ (result[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return result;
}

/** In the field of 256 elements. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD_POLYNOMIAL);
    product ^= ((right >> at) & 1) * left;
  }
  return product;
}

import sharp, { type Sharp } from 'sharp';
import type { FormatChoice } from './acceptedFormats.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Shape {
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** To be changed with the settings below, so that pictures made by the old ones are made anew. */
const SETTINGS = 1;
export const RECIPE = `${SETTINGS} ${sharp.versions.sharp}`;

/**
 * Limits in pixels of the made picture, so that one is made within 300 ms on a core of 2020s cloud hardware
 * (`npm run bench:images -w commerce-api`). At these qualities the formats look alike; a full picture of a product is
 * 14 kB as AVIF, 17 kB as WebP, 27 kB as JPEG.
 */
const LIMITS = {
  /** Below, AVIF's head outweighs what it saves; above, it takes half a second and more. */
  avif: { from: 100_000, to: 1_300_000 },
  /** Above, WebP and JPEG are packed with less effort, some 10 % larger. */
  thorough: 1_300_000,
  /** And above this, WebP with least, some 30 % larger. */
  brisk: 4_000_000,
} as const;

/** The first of the client's formats that suits a picture of that shape. */
export function formatFor(choices: readonly FormatChoice[], { width, height, hasAlpha }: Shape): ImageFormat {
  const pixels = width * height;
  for (const choice of choices) {
    if (choice === 'webp') return 'webp';
    if (choice === 'avif' && pixels >= LIMITS.avif.from && pixels <= LIMITS.avif.to) return 'avif';
    if (choice === 'plain') break;
  }
  return hasAlpha ? 'png' : 'jpeg';
}

export function encoded(picture: Sharp, format: ImageFormat, { width, height }: Shape): Sharp {
  const pixels = width * height;
  const isThorough = pixels <= LIMITS.thorough;
  const quick = pixels <= LIMITS.brisk ? 2 : 1;
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: 80, effort: isThorough ? 4 : quick });
  if (format === 'jpeg') return picture.jpeg({ quality: 80, progressive: true, mozjpeg: isThorough });
  return picture.png();
}

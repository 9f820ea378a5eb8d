import sharp, { type Sharp } from 'sharp';
import type { FormatChoice } from './acceptedFormats.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Shape {
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** Increment when the settings below change, so that cached images are encoded again. */
const SETTINGS = 1;
export const RECIPE = `${SETTINGS} ${sharp.versions.sharp}`;

/**
 * Limits in pixels of the encoded image, so that encoding takes at most 300 ms on a core of 2020s cloud hardware
 * (`npm run bench:images -w commerce-api`). At these qualities the formats look alike; a full product image is
 * 14 kB as AVIF, 17 kB as WebP, 27 kB as JPEG.
 */
const LIMITS = {
  /** Below, AVIF's header outweighs its savings; above, encoding takes half a second and more. */
  avif: { from: 100_000, to: 1_300_000 },
  /** Above, WebP and JPEG are encoded with less effort, about 10 % larger. */
  thorough: 1_300_000,
  /** Above, WebP is encoded with minimal effort, about 30 % larger. */
  brisk: 4_000_000,
} as const;

/** Returns the first of the client's formats that suits an image of this shape. */
export function formatFor(choices: readonly FormatChoice[], { width, height, hasAlpha }: Shape): ImageFormat {
  const pixels = width * height;
  for (const choice of choices) {
    if (choice === 'webp') return 'webp';
    if (choice === 'avif' && pixels >= LIMITS.avif.from && pixels <= LIMITS.avif.to) return 'avif';
    if (choice === 'plain') break;
  }
  return hasAlpha ? 'png' : 'jpeg';
}

export function encoded(image: Sharp, format: ImageFormat, { width, height }: Shape): Sharp {
  const pixels = width * height;
  const isThorough = pixels <= LIMITS.thorough;
  const quick = pixels <= LIMITS.brisk ? 2 : 1;
  if (format === 'avif') return image.avif({ quality: 55, effort: 1 });
  if (format === 'webp') return image.webp({ quality: 80, effort: isThorough ? 4 : quick });
  if (format === 'jpeg') return image.jpeg({ quality: 80, progressive: true, mozjpeg: isThorough });
  return image.png();
}

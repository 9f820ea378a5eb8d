import { createHash } from 'node:crypto';
import type { FormatChoice } from './acceptedFormats.ts';
import { formatFor, RECIPE, type ImageFormat, type Shape } from './imageEncoding.ts';
import { MAX_SIDE_PX, type ImageSize } from '../platform/config/imageSizes.ts';
import type { Original } from './originals.ts';

interface Box {
  width: number;
  height: number;
  fit: 'inside' | 'cover';
}

/** One image in one size and format. */
export interface Representation {
  /** Equal for equal bytes: it is the name of the cached file and the image's entity tag. */
  id: string;
  original: Original;
  box: Box;
  /** The resulting size, within a pixel. */
  shape: Shape;
  format: ImageFormat;
}

export function representationOf(
  original: Original,
  originalShape: Shape,
  size: Exclude<ImageSize, { kind: 'raw' }>,
  choices: readonly FormatChoice[],
): Representation {
  const box = boxOf(size);
  const shape = fitted(originalShape, box);
  const format = formatFor(choices, shape);
  const parts = [RECIPE, original.file, original.version, box.width, box.height, box.fit, format];
  const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
  return { id, original, box, shape, format };
}

function boxOf(size: Exclude<ImageSize, { kind: 'raw' }>): Box {
  if (size.kind === 'square') return { width: size.side, height: size.side, fit: 'cover' };
  return { width: size.width, height: size.height ?? MAX_SIDE_PX, fit: 'inside' };
}

function fitted({ width, height, hasAlpha }: Shape, box: Box): Shape {
  if (box.fit === 'cover') return { width: Math.min(width, box.width), height: Math.min(height, box.height), hasAlpha };
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale), hasAlpha };
}

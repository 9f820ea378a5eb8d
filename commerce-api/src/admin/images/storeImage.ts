import { randomBytes } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasCode } from '../../model/hasCode.ts';
import type { ImageKind } from '../../platform/config/imageSizes.ts';

const MAX_BYTES = 30_000_000;
const MIN_SIDE_PX = 200;
/** Larger than any served size. */
const MAX_SIDE_PX = 4_000;
/** Pixels that are decoded at most: a small file may expand to many. */
const MAX_PIXELS = 100_000_000;
const QUALITY = 92;

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};

export interface CheckedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Checks an uploaded image, rotates it upright, limits its size and removes its metadata, such as the place of a photo.
 *
 * @throws Error if it is no image of the format of its name, or too small or too large
 */
export async function checkedImage(fileName: string, input: Buffer): Promise<CheckedImage> {
  if (input.length > MAX_BYTES) throw new Error(`${fileName} has ${input.length} bytes; the maximum is ${MAX_BYTES}.`);
  const extension = fileName.split('.').at(-1) ?? '';
  const { format, width, height } = await metadataOf(fileName, input);
  if (!EXTENSIONS[format]?.includes(extension)) {
    throw new Error(`${fileName} contains ${format}. Name it after its format: .jpg, .png, .webp or .avif.`);
  }
  if (Math.min(width, height) < MIN_SIDE_PX) {
    throw new Error(`${fileName} has ${width} × ${height} pixels. Expected at least ${MIN_SIDE_PX} on each side.`);
  }
  const pipeline = sharp(input, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
  const encoded =
    format === 'heif' ? pipeline.avif({ quality: QUALITY }) : pipeline.toFormat(formatOf(format), { quality: QUALITY });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function formatOf(format: string): 'jpeg' | 'png' | 'webp' {
  return format === 'png' || format === 'webp' ? format : 'jpeg';
}

async function metadataOf(fileName: string, input: Buffer) {
  try {
    return await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (error) {
    throw new Error(`${fileName} is not an image that can be read.`, { cause: error });
  }
}

/** @throws Error if the folder has an image of this name and it is not to be replaced */
export async function storeImage(
  { uploadDir, kind, fileName, replaces }: { uploadDir: string; kind: ImageKind; fileName: string; replaces: boolean },
  { bytes }: CheckedImage,
): Promise<void> {
  const folder = join(uploadDir, kind);
  await mkdir(folder, { recursive: true });
  const file = join(folder, fileName);
  if (!replaces && (await exists(file))) throw new Error(`There is an image ${fileName}. Replace it with --replace.`);
  // Renamed, so that no request reads half an image.
  const temporary = join(uploadDir, `.${randomBytes(6).toString('hex')}`);
  await writeFile(temporary, bytes, { flag: 'wx' });
  await rename(temporary, file);
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

import { join, resolve } from 'node:path';
import * as z from 'zod';
import { sizesFrom, type ImageSizes } from './imageSizes.ts';

export interface ImageConfig {
  sizes: ImageSizes;
  /** Maximum size of the resized images on disk; beyond it the oldest are removed. */
  cache: { bytes: number; files: number };
  /** Originals that were uploaded by an operator. */
  uploadDir: string;
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_step, index) => from + index * by);

/** Boxes of 4:5; the small ones are for the thumbnails of the search. */
const byBox = [40, 60, 80, ...steps(100, 2000, 100)].map((width) => `${width}f${width * 1.25}`);
const byWidth = [...steps(100, 1000, 100), ...steps(1500, 4000, 500)].map((width) => `${width}w`);
const anyKind = ['40x40', '100x100', 'raw'];

const folders = (standard: readonly string[]) =>
  z
    .string()
    .default(standard.join(','))
    .transform((text, context) => {
      try {
        return sizesFrom(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    });

const GROUP = 'Images';
/** Thumbnails of 1 kB would fill the folder with files long before the disk. */
const FILES_PER_MB = 40;

/** Environment variables for the sizes of served images and the size of their cache on disk. */
export const imageVariables = {
  IMAGE_SIZES_PRODUCT: folders([...byBox, ...anyKind]).meta({
    group: GROUP,
    help: 'folders that product images are served from: `200f250`, `300w`, `40x40` or `raw`, comma-separated, at most 60',
    shown: '40f50, 60f75, 80f100, 100f125 … 2000f2500, 40x40, 100x100, raw',
  }),
  IMAGE_SIZES_CATEGORY: folders([...byWidth, ...anyKind]).meta({
    group: GROUP,
    help: 'the same for category images',
    shown: '100w … 1000w, 1500w … 4000w, 40x40, 100x100, raw',
  }),
  IMAGE_SIZES_BRAND: folders([...byWidth, ...anyKind]).meta({
    group: GROUP,
    help: 'the same for brand images',
    shown: '100w … 1000w, 1500w … 4000w, 40x40, 100x100, raw',
  }),
  IMAGE_SIZES_CMS: folders([...byWidth, ...anyKind]).meta({
    group: GROUP,
    help: 'the same for images on content pages',
    shown: '100w … 1000w, 1500w … 4000w, 40x40, 100x100, raw',
  }),
  IMAGE_SIZES_PAGEWIDGET: folders([...byWidth, ...anyKind]).meta({
    group: GROUP,
    help: 'the same for widget images',
    shown: '100w … 1000w, 1500w … 4000w, 40x40, 100x100, raw',
  }),
  IMAGE_UPLOAD_DIR: z.string().min(1).optional().meta({
    group: GROUP,
    help: 'folder of uploaded originals; back it up with the database',
    shown: 'the folder uploads in `DATA_DIR`',
  }),
  IMAGE_CACHE_MB: z.coerce
    .number()
    .min(0.1)
    .max(1_000_000)
    .default(500)
    .meta({ group: GROUP, help: 'maximum megabytes of resized images in `DATA_DIR/images`, and 40 images for each' }),
};

const schema = z.object(imageVariables);

export function imageConfigFrom(variables: z.output<typeof schema>, dataDir: string): ImageConfig {
  return {
    sizes: {
      product: variables.IMAGE_SIZES_PRODUCT,
      category: variables.IMAGE_SIZES_CATEGORY,
      brand: variables.IMAGE_SIZES_BRAND,
      cms: variables.IMAGE_SIZES_CMS,
      pagewidget: variables.IMAGE_SIZES_PAGEWIDGET,
    },
    uploadDir: resolve(variables.IMAGE_UPLOAD_DIR ?? join(dataDir, 'uploads')),
    cache: { bytes: variables.IMAGE_CACHE_MB * 1_000_000, files: Math.round(variables.IMAGE_CACHE_MB * FILES_PER_MB) },
  };
}

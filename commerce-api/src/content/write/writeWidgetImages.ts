import { join } from 'node:path';
import sharp from 'sharp';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { PageEntry } from '../../model/catalogEntries.ts';

interface ImageSize {
  file_name: string;
  width: number;
  height: number;
}

/** @throws Error if no folder contains the image */
export async function readImageSize(folders: readonly string[], file_name: string): Promise<ImageSize> {
  let cause: unknown;
  for (const folder of folders) {
    try {
      const { width, height } = await sharp(join(folder, file_name)).metadata();
      return { file_name, width, height };
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`Cannot read the image ${file_name} in ${folders.join(' or ')}. Upload it first.`, { cause });
}

/**
 * Stores the sizes of new images of widgets.
 *
 * @param folders of the originals
 * @throws Error with the path of the first missing image
 */
export async function writeWidgetImages(
  tx: Tx,
  pages: readonly PageEntry[],
  folders: readonly string[],
): Promise<void> {
  const widgets = pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));
  const known = new Set(
    (await tx.selectFrom('content_image').select('file_name').execute()).map((row) => row.file_name),
  );
  const missing = [...new Set(widgets.flatMap(({ images }) => images))].filter((name) => !known.has(name));
  const sizes = await Promise.all(missing.map((name) => readImageSize(folders, name)));
  await upsertAll(tx, 'content_image', ['file_name'], sizes);
}

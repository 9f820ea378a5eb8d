import { join } from 'node:path';
import sharp from 'sharp';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { PageEntry } from '../../model/catalogEntries.ts';

interface PictureSize {
  file_name: string;
  width: number;
  height: number;
}

/** @throws Error when there is no such picture in the folder */
export async function sizeOfPicture(folder: string, file_name: string): Promise<PictureSize> {
  const path = join(folder, file_name);
  try {
    const { width, height } = await sharp(path).metadata();
    return { file_name, width, height };
  } catch (error) {
    throw new Error(`There is no picture ${path}. Put it there first.`, { cause: error });
  }
}

/**
 * Learns the sizes of the pictures that pages show and that are new.
 *
 * @param folder of the originals
 * @throws Error naming the first picture that is not there
 */
export async function writePictures(tx: Tx, pages: readonly PageEntry[], folder: string): Promise<void> {
  const widgets = pages.flatMap(({ containers }) => containers.flatMap((container) => container.widgets));
  const known = new Set(
    (await tx.selectFrom('content_image').select('file_name').execute()).map((row) => row.file_name),
  );
  const missing = [...new Set(widgets.flatMap(({ images }) => images))].filter((name) => !known.has(name));
  const sizes = await Promise.all(missing.map((name) => sizeOfPicture(folder, name)));
  await upsertAll(tx, 'content_image', ['file_name'], sizes);
}

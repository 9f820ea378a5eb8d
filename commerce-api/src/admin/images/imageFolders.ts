import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';

/** The folders with the originals of widget images: uploaded ones, then those of the seed. */
export function widgetImageFolders({ images, seedDir }: Pick<Config, 'images' | 'seedDir'>): string[] {
  return [join(images.uploadDir, 'pagewidget'), join(seedDir, 'images/pagewidget')];
}

import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';

type ImageConfig = Pick<PublicConfig, 'imageServer' | 'widgetImageWidths'>;

/** For browsers without `srcset`, and for link previews. */
const DEFAULT_WIDTH_PX = 1000;

/** @param minWidthPx minimum width of the file, if the image server has one that wide */
export function pictureAddress(
  fileName: string,
  { imageServer, widgetImageWidths }: ImageConfig,
  minWidthPx: number = DEFAULT_WIDTH_PX,
): string {
  const width = widthAtLeast(widgetImageWidths, minWidthPx);
  return `${imageServer}/pagewidget/${width}w/${encodeURIComponent(fileName)}`;
}

/** `srcset` with every width of the image server. */
export function pictureSrcSet(fileName: string, config: ImageConfig): string {
  return config.widgetImageWidths.map((width) => `${pictureAddress(fileName, config, width)} ${width}w`).join(', ');
}

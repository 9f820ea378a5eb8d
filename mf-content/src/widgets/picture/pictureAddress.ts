import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';

type ImageConfig = Pick<PublicConfig, 'imageServer' | 'widgetImageWidths'>;

/** For browsers without `srcset`, and for link previews. */
const DEFAULT_WIDTH_PX = 1000;

/** @param widthPx one of the widths of the image server */
export function pictureAddress(
  fileName: string,
  { imageServer }: Pick<ImageConfig, 'imageServer'>,
  widthPx: number = DEFAULT_WIDTH_PX,
): string {
  return `${imageServer}/pagewidget/${widthPx}w/${encodeURIComponent(fileName)}`;
}

/** `srcset` with every width of the image server. */
export function pictureSrcSet(fileName: string, config: ImageConfig): string {
  return config.widgetImageWidths.map((width) => `${pictureAddress(fileName, config, width)} ${width}w`).join(', ');
}

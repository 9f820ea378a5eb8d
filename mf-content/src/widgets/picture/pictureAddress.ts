import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';

type ImageConfig = Pick<PublicConfig, 'imageServer' | 'widgetImageWidths'>;

/** For browsers that do not choose by `srcset`, and for link previews. */
const USUAL_WIDTH = 1000;

/** @param widthPx one of the widths that the image server makes */
export function pictureAddress(
  fileName: string,
  { imageServer }: Pick<ImageConfig, 'imageServer'>,
  widthPx: number = USUAL_WIDTH,
): string {
  return `${imageServer}/pagewidget/${widthPx}w/${encodeURIComponent(fileName)}`;
}

/** Every width that the image server makes, with its descriptor. */
export function pictureSrcSet(fileName: string, config: ImageConfig): string {
  return config.widgetImageWidths.map((width) => `${pictureAddress(fileName, config, width)} ${width}w`).join(', ');
}

import type { Widget, WidgetImage } from '../../widget-area/widget.ts';
import { partOf, textOf } from '../configuration.ts';

export interface PictureFile {
  name: string;
  /** Of the largest size, in px. The ratio reserves the space. */
  width: number;
  height: number;
}

export interface WidgetPictureData {
  file: PictureFile;
  /** Null if phones use the same file. */
  phoneFile: PictureFile | null;
  alt: string;
  /** Empty without a link. */
  href: string;
  title: string;
  text: string;
  /** Point that stays visible when the image is cropped, in the syntax of `object-position`; empty means the center. */
  focalPoint: string;
  focalPointTablet: string;
  focalPointMobile: string;
}

/** For an image whose size the API does not return. */
const ASSUMED_SIZE = { imageWidth: 1600, imageHeight: 900 };

/** The image of an Image or Banner widget. @returns null without a file name */
export function pictureFrom({ configuration, images }: Pick<Widget, 'configuration' | 'images'>) {
  const image = partOf(configuration, 'image');
  const wide = textOf(image, 'filename');
  const phone = textOf(image, 'filenameForMobileDevice');
  // If only one file is set, use it everywhere.
  const name = wide || phone;
  if (name === '') return null;

  return {
    file: fileOf(name, images),
    phoneFile: phone !== '' && phone !== name ? fileOf(phone, images) : null,
    alt: textOf(image, 'altText'),
    href: textOf(image, 'href'),
    title: textOf(image, 'title'),
    text: textOf(image, 'text'),
    focalPoint: textOf(configuration, 'focalPoint'),
    focalPointTablet: textOf(configuration, 'focalPointTablet'),
    focalPointMobile: textOf(configuration, 'focalPointMobile'),
  } satisfies WidgetPictureData;
}

function fileOf(name: string, images: readonly WidgetImage[]): PictureFile {
  const size = images.find(({ fileName }) => fileName === name)?.largestSize ?? ASSUMED_SIZE;
  return { name, width: size.imageWidth, height: size.imageHeight };
}

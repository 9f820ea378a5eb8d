import type { Widget, WidgetImage } from '../../widget-area/widget.ts';
import { partOf, textOf } from '../configuration.ts';

export interface PictureFile {
  name: string;
  /** Of the largest picture there is, in px; its ratio keeps the place. */
  width: number;
  height: number;
}

export interface WidgetPictureData {
  file: PictureFile;
  /** Only where a phone gets a picture of its own. */
  phoneFile: PictureFile | null;
  alt: string;
  /** Empty when it leads nowhere. */
  href: string;
  title: string;
  text: string;
  /** What must stay in view when the picture is cropped, as `object-position` takes it; empty means its middle. */
  focalPoint: string;
  focalPointTablet: string;
  focalPointMobile: string;
}

/** For a picture whose size the API does not know. */
const ASSUMED_SIZE = { imageWidth: 1600, imageHeight: 900 };

/** The picture of an Image or a Banner. @returns null when it names no file */
export function pictureFrom({ configuration, images }: Pick<Widget, 'configuration' | 'images'>) {
  const image = partOf(configuration, 'image');
  const wide = textOf(image, 'filename');
  const phone = textOf(image, 'filenameForMobileDevice');
  // Either file stands in for the other.
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
  const known = images.find(({ fileName }) => fileName === name)?.largestSize ?? ASSUMED_SIZE;
  return { name, width: known.imageWidth, height: known.imageHeight };
}

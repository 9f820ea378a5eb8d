import type { CSSProperties } from 'react';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { classNames } from '@hemvaror/ui/classNames';
import { Picture } from '@hemvaror/ui/picture/Picture';
import { pictureAddress, pictureSrcSet } from './pictureAddress.ts';
import type { WidgetPictureData } from './pictureFrom.ts';
import classes from './WidgetPicture.module.css';

declare module 'react' {
  interface CSSProperties {
    '--focal-point'?: string | undefined;
    '--focal-point-tablet'?: string | undefined;
    '--focal-point-phone'?: string | undefined;
  }
}

interface WidgetPictureProps {
  picture: WidgetPictureData;
  sizes: string;
  /** In the first view: loads eagerly and with high priority. */
  priority: boolean;
  /** Replaces the editor's text. Empty if the text beside the image says the same. */
  alt?: string;
  className?: string | undefined;
}

/** A responsive image of the CMS, cropped around its focal point. Phones may have another file. */
export function WidgetPicture({ picture, sizes, priority, alt = picture.alt, className }: WidgetPictureProps) {
  const { config } = useShop();
  const { file, phoneFile } = picture;
  const image = (
    <Picture
      src={pictureAddress(file.name, config)}
      srcSet={pictureSrcSet(file.name, config)}
      sizes={sizes}
      width={file.width}
      height={file.height}
      alt={alt}
      priority={priority}
      className={classNames(classes.picture, className)}
      style={focalPoints(picture)}
    />
  );
  if (!phoneFile) return image;
  return (
    <picture className={classes.sources}>
      <source
        media="(max-width: 767px)"
        srcSet={pictureSrcSet(phoneFile.name, config)}
        sizes={sizes}
        width={phoneFile.width}
        height={phoneFile.height}
      />
      {image}
    </picture>
  );
}

function focalPoints({ focalPoint, focalPointTablet, focalPointMobile }: WidgetPictureData): CSSProperties {
  return {
    '--focal-point': focalPoint || undefined,
    '--focal-point-tablet': focalPointTablet || undefined,
    '--focal-point-phone': focalPointMobile || undefined,
  };
}

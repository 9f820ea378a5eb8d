import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Picture.module.css';

type PictureProps = Omit<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'src' | 'alt' | 'width' | 'height' | 'ref'
> & {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Intrinsic size in px; its ratio keeps the place until the picture is there. */
  width: number;
  height: number;
  /** The largest picture of the first view: asked for at once and before others. The rest wait until they come near. */
  priority?: boolean | undefined;
};

/** An image with a placeholder in its place until it is loaded (STATE-20), and for good when it fails. */
export function Picture({ priority = false, className, onLoad, alt, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);

  // A picture that came before the page hydrated has no load event left to give.
  useEffect(() => {
    const element = ref.current;
    if (element?.complete && element.naturalWidth > 0) setLoadedSrc(image.src);
  }, [image.src]);

  return (
    <img
      {...image}
      ref={ref}
      alt={alt}
      className={classNames(classes.picture, className)}
      data-loaded={loadedSrc === image.src}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onLoad={(event) => {
        setLoadedSrc(image.src);
        onLoad?.(event);
      }}
    />
  );
}

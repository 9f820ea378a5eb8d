import { useEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Picture.module.css';

type PictureProps = Omit<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'src' | 'alt' | 'width' | 'height' | 'ref'
> & {
  src: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Intrinsic size in px, to prevent a layout shift when the image loads. */
  width: number;
  height: number;
  /** True for the largest image of the first view: loaded eagerly and before others. Other images load lazily. */
  priority?: boolean | undefined;
};

/**
 * An image with a placeholder until it is loaded (STATE-20), or permanently if it fails. The loaded flag is an attribute of the
 * element, not state: dozens of images load while a list renders, and each state change would restart that render.
 */
export function Picture({ priority = false, className, onLoad, alt, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);

  // After each render: an image that loaded before hydration fires no load event, and another address has to load again.
  useEffect(() => {
    const element = ref.current;
    if (element) element.dataset['loaded'] = String(element.complete && element.naturalWidth > 0);
  });

  return (
    <img
      {...image}
      ref={ref}
      alt={alt}
      className={classNames(classes.picture, className)}
      data-loaded="false"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onLoad={(event) => {
        event.currentTarget.dataset['loaded'] = 'true';
        onLoad?.(event);
      }}
    />
  );
}

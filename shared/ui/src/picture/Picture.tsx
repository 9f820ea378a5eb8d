import { useEffect, useRef, type ComponentProps } from 'react';
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

/**
 * An image with a placeholder in its place until it is loaded (STATE-20), and for good when it fails. That it is there is
 * written to the element and is no state: pictures come by the dozen while a list is rendered, and each would make React
 * begin that list again.
 */
export function Picture({ priority = false, className, onLoad, alt, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);

  // After each render: a picture that came before the page hydrated has no load event left to give, another one is to be
  // waited for again.
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

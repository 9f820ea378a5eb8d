import { useEffect, useRef } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@storefront/commerce-ui/picture/imageUrl';
import { useShop } from '@storefront/store/shop';
import { afterFrames } from './afterFrames.ts';
import classes from './Thumbnail.module.css';

/** SRCH-40: how wide a thumbnail stands, and the widths of the image server below 100 px. */
const WIDTH_PX = 40;
const WIDTHS_PX = [40, 60, 80];

interface ThumbnailProps {
  fileName: string | undefined;
  /** Among the products shown, from 0. */
  place: number;
}

/**
 * A product's picture, or its placeholder for good where there is none (SRCH-09). Ten pictures that are asked for at once
 * hold up what the shopper reads first, and the next key: they wait until the words are painted and then come one in each
 * frame. React has nothing to do with it.
 */
export function Thumbnail({ fileName, place }: ThumbnailProps) {
  const { imageServer } = useShop().config;
  const picture = useRef<HTMLImageElement>(null);

  useEffect(
    () =>
      afterFrames(1 + place, () => {
        if (!picture.current || !fileName) return;
        picture.current.srcset = imageSrcSet(imageServer, fileName, WIDTHS_PX);
        picture.current.src = imageUrl(imageServer, fileName, 80);
      }),
    [imageServer, fileName, place],
  );

  if (!fileName) return <span className={classes.noPicture} />;
  return (
    <img
      ref={picture}
      className={classes.picture}
      sizes={`${WIDTH_PX}px`}
      alt=""
      decoding="async"
      width={WIDTH_PX}
      height={productImageHeight(WIDTH_PX)}
    />
  );
}

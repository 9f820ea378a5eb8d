import { useLayoutEffect, useRef } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@hemvaror/commerce-ui/picture/imageUrl';
import { useShop } from '@hemvaror/runtime/shop/shop';
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
 * frame. React has nothing to do with it, and no element waits for its picture: a browser lays one without a source out
 * as it does a broken one.
 */
export function Thumbnail({ fileName, place }: ThumbnailProps) {
  const { imageServer } = useShop().config;
  const frame = useRef<HTMLSpanElement>(null);

  // Rows are reused: the picture of the product before goes with its name.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !fileName) return undefined;
    const cancel = afterFrames(1 + place, () => current.append(pictureOf(imageServer, fileName)));
    return () => {
      cancel();
      current.replaceChildren();
    };
  }, [imageServer, fileName, place]);

  return <span ref={frame} className={classes.frame} />;
}

function pictureOf(imageServer: string, fileName: string): HTMLImageElement {
  const picture = new Image(WIDTH_PX, productImageHeight(WIDTH_PX));
  picture.alt = '';
  picture.decoding = 'async';
  picture.sizes = `${WIDTH_PX}px`;
  picture.srcset = imageSrcSet(imageServer, fileName, WIDTHS_PX);
  picture.src = imageUrl(imageServer, fileName, 80);
  return picture;
}

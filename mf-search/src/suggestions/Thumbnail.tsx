import { useLayoutEffect, useRef } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@hemvaror/commerce-ui/picture/imageUrl';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { afterFrames } from './afterFrames.ts';
import classes from './Thumbnail.module.css';

/** Width of a thumbnail. Its files are narrower than 100 px (SRCH-40). */
const WIDTH_PX = 40;
const MAX_FILE_WIDTH_PX = 100;

interface ThumbnailProps {
  fileName: string | undefined;
  /** Index among the visible products. */
  index: number;
}

/**
 * A product's image, or a placeholder if it has none (SRCH-09). Ten simultaneous image requests delay the texts and the next
 * keystroke, so images are appended after the texts are painted, one per frame. Appended without React, and only with a
 * source: browsers render an `<img>` without one like a broken image.
 */
export function Thumbnail({ fileName, index }: ThumbnailProps) {
  const { imageServer, productImageWidths } = useShop().config;
  const frame = useRef<HTMLSpanElement>(null);

  // Rows are reused: remove the image of the previous product.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !fileName) return undefined;
    const cancel = afterFrames(1 + index, () => current.append(createImage(imageServer, fileName, productImageWidths)));
    return () => {
      cancel();
      current.replaceChildren();
    };
  }, [imageServer, productImageWidths, fileName, index]);

  return <span ref={frame} className={classes.frame} />;
}

function createImage(imageServer: string, fileName: string, widthsPx: readonly number[]): HTMLImageElement {
  const narrow = widthsPx.filter((width) => width < MAX_FILE_WIDTH_PX);
  const image = new Image(WIDTH_PX, productImageHeight(WIDTH_PX));
  image.alt = '';
  image.decoding = 'async';
  image.sizes = `${WIDTH_PX}px`;
  image.srcset = imageSrcSet(imageServer, fileName, narrow);
  image.src = imageUrl(imageServer, fileName, widthAtLeast(widthsPx, 2 * WIDTH_PX));
  return image;
}

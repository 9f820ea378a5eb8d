import { useShop } from '@hemvaror/runtime/shop/shop';
import { Picture } from '@hemvaror/ui/picture/Picture';
import { imageSrcSet, imageUrl, productImageHeight } from './imageUrl.ts';

/** What a browser without `srcset` gets, and the ratio that keeps the place. */
const FALLBACK_WIDTH_PX = 400;

interface ProductPictureProps {
  /** As `productImages` gives it. */
  fileName: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide the picture stands, as CSS `sizes` says it. */
  sizes: string;
  /** The largest picture of the first view: loaded at once and before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A product's picture in the widths that the image server makes. */
export function ProductPicture({ fileName, ...rest }: ProductPictureProps) {
  const { imageServer, productImageWidths } = useShop().config;

  return (
    <Picture
      {...rest}
      src={imageUrl(imageServer, fileName, FALLBACK_WIDTH_PX)}
      srcSet={imageSrcSet(imageServer, fileName, productImageWidths)}
      width={FALLBACK_WIDTH_PX}
      height={productImageHeight(FALLBACK_WIDTH_PX)}
    />
  );
}

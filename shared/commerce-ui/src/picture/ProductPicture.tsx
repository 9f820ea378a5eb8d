import { useShop } from '@hemvaror/runtime/shop/shop';
import { Picture } from '@hemvaror/ui/picture/Picture';
import { imageSrcSet, imageUrl, productImageHeight } from './imageUrl.ts';

/** Width for browsers without `srcset`, and for the aspect ratio that prevents layout shifts. */
const FALLBACK_WIDTH_PX = 400;

interface ProductPictureProps {
  /** From `productImages` of the API. */
  fileName: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Rendered width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** True for the largest image of the first view: loaded eagerly and before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A product's image in the widths of the image server. */
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

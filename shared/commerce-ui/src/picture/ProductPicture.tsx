import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Picture } from '@hemvaror/ui/picture/Picture';
import { imageSrcSet, imageUrl, productImageHeight } from './imageUrl.ts';

/** Width for browsers without `srcset`, and for the aspect ratio that prevents layout shifts. */
const FALLBACK_WIDTH_PX = 400;
/** Narrower files are for the thumbnails of the search. */
const MIN_WIDTH_PX = 100;
/** Wider files are for the large image of a product page only: they would make the markup of lists longer. */
const MAX_WIDTH_PX = 800;

interface ProductPictureProps {
  /** From `productImages` of the API. */
  fileName: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Rendered width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** True for the largest image of the first view: loaded eagerly and before others. */
  priority?: boolean | undefined;
  /** Whether files of all widths are offered. */
  large?: boolean | undefined;
  className?: string | undefined;
}

/** A product's image in the widths of the image server. */
export function ProductPicture({ fileName, large = false, ...rest }: ProductPictureProps) {
  const { imageServer, productImageWidths } = useShop().config;
  const widths = productImageWidths.filter((width) => width >= MIN_WIDTH_PX && (large || width <= MAX_WIDTH_PX));
  const fallback = widthAtLeast(productImageWidths, FALLBACK_WIDTH_PX);

  return (
    <Picture
      {...rest}
      src={imageUrl(imageServer, fileName, fallback)}
      srcSet={imageSrcSet(imageServer, fileName, widths)}
      width={fallback}
      height={productImageHeight(fallback)}
    />
  );
}

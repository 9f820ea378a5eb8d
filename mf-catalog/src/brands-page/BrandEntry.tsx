import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { widthAtLeast } from '@hemvaror/domain/image/widthAtLeast';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import type { BrandEntry_brandFragment } from './BrandEntry.generated.ts';
import classes from './BrandEntry.module.css';
import type { BrandSamples } from './brandSamples.ts';

interface BrandEntryProps {
  brand: BrandEntry_brandFragment & Partial<BrandSamples>;
}

/** Images are 80 or 104 px wide: wider files would not be sharper. */
const MAX_WIDTH_PX = 320;
const WIDTH_PX = 200;
/** With a shell that was released before the setting. */
const DEFAULT_WIDTHS_PX = [100, 200, 300];
const SIZES = '(min-width: 768px) 104px, 80px';

/** Name, description, number of products and images of a brand, with one link to its list. */
export function BrandEntry({ brand }: BrandEntryProps) {
  const { t } = useTranslation('product-list');
  const { name, canonicalUrl, description, count = 0, images = [] } = brand;
  if (!canonicalUrl) return null;

  return (
    <article className={classes.entry}>
      <div className={classes.text}>
        <Heading size="section" as="h3">
          <Link to={canonicalUrl}>{name}</Link>
        </Heading>
        {description && (
          <div className={classes.description}>
            <RichText html={description} />
          </div>
        )}
        {count > 0 && (
          <div className={classes.count}>
            <Text size="small" figures>
              {t('count', { count })}
            </Text>
          </div>
        )}
      </div>
      <div className={classes.images}>
        {images.map((fileName) => (
          <ProductPicture key={fileName} className={classes.image} fileName={fileName} alt="" sizes={SIZES} />
        ))}
        {images.length === 0 && brand.primaryImage && <OwnImage fileName={brand.primaryImage} />}
      </div>
    </article>
  );
}

function OwnImage({ fileName }: { fileName: string }) {
  const config: Partial<PublicConfig> = useShop().config;
  const { imageServer, brandImageWidths = DEFAULT_WIDTHS_PX } = config;
  const widths = brandImageWidths.filter((width) => width <= MAX_WIDTH_PX);
  const imageUrl = (widthPx: number) => `${imageServer}/brand/${widthPx}w/${encodeURIComponent(fileName)}`;

  return (
    <img
      className={classes.image}
      src={imageUrl(widthAtLeast(brandImageWidths, WIDTH_PX))}
      srcSet={widths.map((width) => `${imageUrl(width)} ${width}w`).join(', ')}
      sizes={SIZES}
      alt=""
      width={WIDTH_PX}
      height={250}
      loading="lazy"
    />
  );
}

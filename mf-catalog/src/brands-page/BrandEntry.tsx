import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
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

/** Widths of the image server for the brand's own image. Images are 80 or 104 px wide. */
const WIDTHS_PX = [100, 200, 300];
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
  const { imageServer } = useShop().config;
  const imageUrl = (widthPx: number) => `${imageServer}/brand/${widthPx}w/${encodeURIComponent(fileName)}`;

  return (
    <img
      className={classes.image}
      src={imageUrl(200)}
      srcSet={WIDTHS_PX.map((width) => `${imageUrl(width)} ${width}w`).join(', ')}
      sizes={SIZES}
      alt=""
      width={200}
      height={250}
      loading="lazy"
    />
  );
}

import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import type { BrandEntry_brandFragment } from './BrandEntry.generated.ts';
import classes from './BrandEntry.module.css';

interface BrandEntryProps {
  brand: BrandEntry_brandFragment;
}

/** Widths of the image server. The image is 80 or 104 px wide. */
const WIDTHS_PX = [100, 200, 300];
const SIZES = '(min-width: 768px) 104px, 80px';

/** Name, description and image of a brand, with one link to its list. */
export function BrandEntry({ brand: { name, canonicalUrl, description, primaryImage } }: BrandEntryProps) {
  const { imageServer } = useShop().config;
  if (!canonicalUrl) return null;
  const imageUrl = (widthPx: number) => `${imageServer}/brand/${widthPx}w/${encodeURIComponent(primaryImage ?? '')}`;

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
      </div>
      {primaryImage && (
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
      )}
    </article>
  );
}

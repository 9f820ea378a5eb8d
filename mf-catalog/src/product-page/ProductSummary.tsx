import { FavoriteToggle } from '@hemvaror/commerce-ui/favorite-toggle/FavoriteToggle';
import { Price } from '@hemvaror/commerce-ui/price/Price';
import { defer } from '@hemvaror/runtime/defer/defer';
import { formatNumber } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Rating } from '@hemvaror/ui/rating/Rating';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { BuyBox } from './BuyBox.tsx';
import type { ProductSummary_productFragment } from './ProductSummary.generated.ts';
import classes from './ProductSummary.module.css';
import { productName } from './productName.ts';
import { REVIEWS_ID } from './reviews/reviewsId.ts';
import type { Sibling } from './siblings.ts';
import type { SummaryData } from './summaryData.ts';

const Campaigns = defer(async () => (await import('./campaigns/Campaigns.tsx')).Campaigns);
const ColorChoice = defer(async () => (await import('./ColorChoice.tsx')).ColorChoice, { when: 'soon' });
const Claims = defer(async () => (await import('./Claims.tsx')).Claims);
const ShortText = defer(async () => (await import('@hemvaror/commerce-ui/rich-text/RichText')).RichText);

interface ProductSummaryProps {
  product: ProductSummary_productFragment;
  /** Derived by the loader. */
  data: SummaryData;
  /** The variants of the product, itself included; empty if it has no others. */
  family: readonly Sibling[];
}

/** Name, price and buy box of a product. Sticky beside the images. */
export function ProductSummary({ product, data, family }: ProductSummaryProps) {
  const { t } = useTranslation('catalog');
  const { brand, lowestPrice, rating, texts, unitPrice } = product;
  const { languageId } = useShop();
  const score = formatNumber(rating?.score ?? 0, languageId);

  return (
    <div className={classes.summary}>
      <div className={classes.title}>
        {brand?.name &&
          (brand.canonicalUrl ? (
            <Link className={`${classes.brand} ${textLinkClassName('quiet')}`} to={brand.canonicalUrl}>
              {brand.name}
            </Link>
          ) : (
            <span className={classes.brand}>{brand.name}</span>
          ))}
        <Heading size="page" as="h1" className={classes.name}>
          {productName(product)}
        </Heading>
        <FavoriteToggle className={classes.favorite} productId={product.productId} name={productName(product)} />
        {rating && rating.voteCount > 0 && (
          <div className={classes.rating}>
            <Rating value={rating.score} label={t('product.rating', { rating: score })}>
              <span>{score}</span>
              {/* A router link: the router treats a native hash navigation as Back and restores the scroll position. */}
              <Link className={textLinkClassName('quiet')} to={`#${REVIEWS_ID}`}>
                {t('product.reviewCount', { count: rating.voteCount })}
              </Link>
            </Rating>
          </div>
        )}
      </div>
      <div className={classes.price}>
        {unitPrice && <Price size="large" price={unitPrice} lowest={lowestPrice} />}
        {data.campaigns.length > 0 && <Campaigns campaigns={data.campaigns} />}
      </div>
      {texts?.text1 && (
        <div>
          <ShortText html={texts.text1} />
        </div>
      )}
      <ColorChoice productId={product.productId} family={family} />
      <BuyBox product={product} data={data} />
      <Claims hasWarranty={data.hasWarranty} />
    </div>
  );
}

import { formatDate, formatNumber } from '@storefront/i18n/formats';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { Heading } from '@storefront/ui/heading/Heading';
import { Rating } from '@storefront/ui/rating/Rating';
import { Text } from '@storefront/ui/text/Text';
import type { QueryReviewsQuery } from './Reviews.generated.ts';
import classes from './Reviews.module.css';

/** Where the rating beside the product's name leads. */
export const REVIEWS_ID = 'reviews';

/** What others think of a product (PRODUCT-08). */
export function Reviews({ result }: { result: NonNullable<QueryReviewsQuery['reviews']> }) {
  const { t } = useTranslation('catalog');
  const { languageId } = useShop();
  const reviews = present(result.reviews);
  const { count, averageRating } = result;
  const average = formatNumber(averageRating, languageId);

  return (
    <section className={classes.reviews} id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <div className={classes.average}>
        <Heading size="section" as="h2" id={`${REVIEWS_ID}-title`}>
          {t('product.reviews')}
        </Heading>
        {count > 0 && (
          <>
            <p className={classes.figure}>{average}</p>
            <Rating value={averageRating} label={t('product.rating', { rating: average })}>
              {t('product.reviewCount', { count })}
            </Rating>
          </>
        )}
      </div>
      <div>
        {reviews.length === 0 && <Text muted>{t('product.noReviews')}</Text>}
        <ol className={classes.list}>
          {reviews.map(({ author, comment, rating, reviewDate }) => (
            <li key={`${author} ${reviewDate}`} className={classes.review}>
              <div className={classes.head}>
                <Rating value={rating} label={t('product.rating', { rating })} />
                <Text as="span" muted size="small">
                  {formatDate(new Date(reviewDate), languageId)}
                </Text>
              </div>
              <p>{comment}</p>
              <Text muted size="small">
                {author}
              </Text>
            </li>
          ))}
        </ol>
        {count > reviews.length && (
          <Text muted size="small" className={classes.rest}>
            {t('product.latestReviews', { count: reviews.length })}
          </Text>
        )}
      </div>
    </section>
  );
}

import { formatDate } from '@storefront/i18n/formats';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { Rating } from '@storefront/ui/rating/Rating';
import { Text } from '@storefront/ui/text/Text';
import type { ReviewPage } from './fetchReviews.ts';
import classes from './Reviews.module.css';

/** Stars, when, what and who. */
export function Review({ review }: { review: ReviewPage['reviews'][number] }) {
  const { t } = useTranslation('catalog');
  const { languageId } = useShop();
  const { author, comment, rating, reviewDate } = review;
  const date = new Date(reviewDate);
  const isDated = !Number.isNaN(date.getTime());

  return (
    <li className={classes.review}>
      <div className={classes.head}>
        <Rating value={rating} label={t('product.rating', { rating })} />
        {isDated && (
          <Text as="span" muted size="small">
            {formatDate(date, languageId)}
          </Text>
        )}
      </div>
      <p>{comment}</p>
      <Text muted size="small">
        {author}
      </Text>
    </li>
  );
}

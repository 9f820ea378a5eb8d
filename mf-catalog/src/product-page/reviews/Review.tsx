import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Rating } from '@hemvaror/ui/rating/Rating';
import { Text } from '@hemvaror/ui/text/Text';
import type { Review_reviewFragment } from './Review.generated.ts';
import classes from './Reviews.module.css';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** Stars, date, comment and author. */
export function Review({ review }: { review: Review_reviewFragment }) {
  const { t } = useProductTranslation();
  const { languageId } = useShop();
  const { author, comment, rating, reviewDate } = review;
  const date = new Date(reviewDate);
  const isDated = !Number.isNaN(date.getTime());

  return (
    <li className={classes.review}>
      <div className={classes.head}>
        <Rating value={rating} label={t('review.stars', { rating })} />
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

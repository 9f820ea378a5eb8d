import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Rating } from '@hemvaror/ui/rating/Rating';
import { Text } from '@hemvaror/ui/text/Text';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import type { Review_reviewFragment } from './Review.generated.ts';
import classes from './Reviews.module.css';
import { reviewText } from './reviewText.ts';

/** Stars, date, title, text, author and, of buyers, a mark. @param markSample whether a sample is marked */
export function Review({ review, markSample }: { review: Review_reviewFragment; markSample: boolean }) {
  const { t } = useProductTranslation();
  const { languageId } = useShop();
  const { author, comment, rating, reviewDate, isVerified, isSample } = review;
  const { title, text } = reviewText(comment);
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
      {title && (
        <Heading size="small" as="h3">
          {title}
        </Heading>
      )}
      <p className={classes.text}>{text}</p>
      <Text as="div" muted size="small" className={classes.author}>
        <span>{author}</span>
        {isVerified && (
          <span className={classes.verified}>
            <CheckIcon /> {t('review.verified')}
          </span>
        )}
        {isSample && markSample && <Badge outlined>{t('review.sample')}</Badge>}
      </Text>
    </li>
  );
}

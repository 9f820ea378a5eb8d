import { formatNumber } from '@hemvaror/runtime/i18n/formats';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Rating } from '@hemvaror/ui/rating/Rating';
import { Text } from '@hemvaror/ui/text/Text';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import type { Reviews_productFragment } from './Reviews.generated.ts';
import type { ReviewPage } from './fetchReviewPage.ts';
import { ReviewList } from './ReviewList.tsx';
import { REVIEWS_ID } from './reviewsId.ts';
import classes from './Reviews.module.css';
import { WriteReview } from './WriteReview.tsx';

/** Reviews of a product (PRODUCT-08), how they are verified, and the form to write one. */
export function Reviews({ product, first }: { product: Reviews_productFragment; first: ReviewPage }) {
  const { t } = useProductTranslation();
  const { languageId, config } = useShop();
  const { alias, rating } = product;
  // Those of customers: the list may contain samples, which do not count.
  const count = rating?.voteCount ?? 0;
  const score = rating?.score ?? 0;
  const average = formatNumber(score, languageId);
  const isEmpty = first.count === 0;

  return (
    <section
      className={classes.reviews}
      id={REVIEWS_ID}
      aria-labelledby={`${REVIEWS_ID}-title`}
      data-empty={isEmpty || undefined}
    >
      <div className={classes.average}>
        <Heading size="section" as="h2" id={`${REVIEWS_ID}-title`}>
          {t('review.title')}
        </Heading>
        {count === 0 ? (
          <p>{t('review.none')}</p>
        ) : (
          <>
            <p className={classes.figure}>{average}</p>
            <Rating value={score} label={t('review.stars', { rating: average })}>
              {t('review.count', { count })}
            </Rating>
          </>
        )}
        {/* Directive (EU) 2019/2161: a shop must state whether and how it verifies that reviewers bought the product. */}
        <Text muted size="small">
          {t(config.apiAdditions ? 'review.verification' : 'review.noVerification')}
        </Text>
        {!isEmpty && <WriteReview alias={alias} />}
      </div>
      {isEmpty ? (
        <div className={classes.first}>
          <WriteReview alias={alias} />
        </div>
      ) : (
        <ReviewList alias={alias} first={first} />
      )}
    </section>
  );
}

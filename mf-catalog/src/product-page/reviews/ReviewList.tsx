import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Pagination } from '@hemvaror/ui/pagination/Pagination';
import { Text } from '@hemvaror/ui/text/Text';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { Review } from './Review.tsx';
import type { ReviewPage } from './fetchReviewPage.ts';
import { lastReviewPage, reviewPageAddress } from './reviewPage.ts';
import classes from './Reviews.module.css';
import { useReviewPages } from './useReviewPages.ts';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** Paginated reviews. Each page has a URL; with JavaScript only its reviews are fetched. */
export function ReviewList({ alias, first }: { alias: string; first: ReviewPage }) {
  const { t } = useProductTranslation();
  const location = useLocation();
  const { reviewPage, isLoading, openPage } = useReviewPages(alias, first);
  const last = lastReviewPage(reviewPage.count);

  return (
    <div className={classes.pages}>
      {reviewPage.reviews.length === 0 && <Text muted>{t('review.none')}</Text>}
      <ol className={classes.list} aria-busy={isLoading || undefined}>
        {reviewPage.reviews.map((review, at) => (
          <Review key={`${reviewPage.page} ${at}`} review={review} />
        ))}
      </ol>
      <Pagination
        label={t('review.pages')}
        current={reviewPage.page}
        count={last}
        pageLabel={(page) => t('review.page', { page })}
        renderLink={({ page, current, label }) => (
          <Link
            to={reviewPageAddress(location, page)}
            aria-label={label}
            aria-current={current}
            preventScrollReset
            onClick={(event) => openPage(event, page)}
          >
            {page}
          </Link>
        )}
      />
      {/* Announces the page: the list changes above the clicked link and may be out of view. */}
      <output className={visuallyHiddenClassName}>
        {reviewPage !== first && t('review.pageShown', { page: reviewPage.page, count: last })}
      </output>
    </div>
  );
}

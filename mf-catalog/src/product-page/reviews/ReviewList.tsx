import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Pagination } from '@hemvaror/ui/pagination/Pagination';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { Review } from './Review.tsx';
import { ReviewSorts } from './ReviewSorts.tsx';
import type { ReviewPage } from './fetchReviewPage.ts';
import { lastReviewPage, reviewPageAddress } from './reviewPage.ts';
import classes from './Reviews.module.css';
import { useReviewPages } from './useReviewPages.ts';

/** Sorted, paginated reviews. Each page has a URL; with JavaScript only its reviews are fetched. */
export function ReviewList({ alias, first }: { alias: string; first: ReviewPage }) {
  const { t } = useProductTranslation();
  const location = useLocation();
  const { reviewPage, isLoading, openPage } = useReviewPages(alias, first);
  const { count, page: current, reviews, sort } = reviewPage;
  const last = lastReviewPage(count);
  const areSamples = reviews.every(({ isSample }) => isSample);

  return (
    <div className={classes.pages}>
      {areSamples && <Notice>{t('review.samples')}</Notice>}
      {sort && count > 1 && <ReviewSorts current={sort} onOpen={openPage} />}
      <ol className={classes.list} aria-busy={isLoading || undefined}>
        {reviews.map((review, at) => (
          <Review key={`${sort} ${current} ${at}`} review={review} markSample={!areSamples} />
        ))}
      </ol>
      <Pagination
        label={t('review.pages')}
        current={current}
        count={last}
        pageLabel={(page) => t('review.page', { page })}
        renderLink={({ page, current: isCurrent, label }) => (
          <Link
            to={reviewPageAddress(location, { page, sort: sort ?? 'NEWEST' })}
            aria-label={label}
            aria-current={isCurrent}
            preventScrollReset
            onClick={(event) => openPage(event, { page, sort: sort ?? 'NEWEST' })}
          >
            {page}
          </Link>
        )}
      />
      {/* Announces the page: the list changes above the clicked link and may be out of view. */}
      <output className={visuallyHiddenClassName}>
        {reviewPage !== first && t('review.pageShown', { page: current, count: last })}
        {reviewPage !== first && sort && ` ${t(`review.sortBy.${sort}`)}`}
      </output>
    </div>
  );
}

import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
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

/** A page of reviews at a time. Each page has an address of its own; with a script only its reviews are fetched. */
export function ReviewList({ alias, first }: { alias: string; first: ReviewPage }) {
  const { t } = useTranslation('catalog');
  const location = useLocation();
  const { shown, isLoading, turn } = useReviewPages(alias, first);
  const last = lastReviewPage(shown.count);

  return (
    <div className={classes.pages}>
      {shown.reviews.length === 0 && <Text muted>{t('product.noReviews')}</Text>}
      <ol className={classes.list} aria-busy={isLoading || undefined}>
        {shown.reviews.map((review, at) => (
          <Review key={`${shown.page} ${at}`} review={review} />
        ))}
      </ol>
      <Pagination
        label={t('review.pages')}
        current={shown.page}
        count={last}
        pageLabel={(page) => t('review.page', { page })}
        renderLink={({ page, current, label }) => (
          <Link
            to={reviewPageAddress(location, page)}
            aria-label={label}
            aria-current={current}
            preventScrollReset
            onClick={(event) => turn(event, page)}
          >
            {page}
          </Link>
        )}
      />
      {/* The list changes above the link that was pressed: told, as it may be out of view. */}
      <output className={visuallyHiddenClassName}>
        {shown !== first && t('review.pageShown', { page: shown.page, count: last })}
      </output>
    </div>
  );
}

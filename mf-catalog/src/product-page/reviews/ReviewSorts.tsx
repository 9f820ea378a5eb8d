import type { MouseEvent } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { chipClassName, ChipRow } from '@hemvaror/ui/chip/Chip';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { REVIEW_SORTS, reviewPageAddress, type ReviewRequest, type ReviewSort } from './reviewPage.ts';

interface ReviewSortsProps {
  current: ReviewSort;
  onOpen: (event: MouseEvent, request: ReviewRequest) => void;
}

/** Links to the first page of reviews in each order. */
export function ReviewSorts({ current, onOpen }: ReviewSortsProps) {
  const { t } = useProductTranslation();
  const location = useLocation();

  return (
    <nav aria-label={t('review.sort')}>
      <ChipRow>
        {REVIEW_SORTS.map((sort) => (
          <Link
            key={sort}
            className={chipClassName()}
            to={reviewPageAddress(location, { page: 1, sort })}
            aria-current={sort === current ? 'page' : undefined}
            preventScrollReset
            onClick={(event) => onOpen(event, { page: 1, sort })}
          >
            {t(`review.sortBy.${sort}`)}
          </Link>
        ))}
      </ChipRow>
    </nav>
  );
}

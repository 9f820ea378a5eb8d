import type { ReviewSort } from '../model/contract.generated.ts';
import type { Review } from './readReviews.ts';

/** @param reviews newest first, which is the order of equal ratings */
export function sortedReviews(reviews: readonly Review[], sort: ReviewSort): readonly Review[] {
  switch (sort) {
    case 'NEWEST':
      return reviews;
    case 'HIGHEST':
      return reviews.toSorted((left, right) => right.rating - left.rating);
    case 'LOWEST':
      return reviews.toSorted((left, right) => left.rating - right.rating);
    default:
      return sort satisfies never;
  }
}

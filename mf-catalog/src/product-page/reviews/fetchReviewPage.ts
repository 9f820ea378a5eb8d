import { compact } from '@hemvaror/domain/compact';
import type { Review_reviewFragment } from './Review.generated.ts';
import type { QueryReviewsQuery, QueryReviewsQueryVariables } from './Reviews.generated.ts';
import { lastReviewPage, REVIEWS_PER_PAGE } from './reviewPage.ts';

export interface ReviewPage {
  /** Number of reviews on all pages. */
  count: number;
  averageRating: number;
  /** From 1. */
  page: number;
  reviews: Review_reviewFragment[];
}

/**
 * Fetches a page of a product's reviews, or the last page if the number is too high.
 *
 * @param query sends `queryReviews`
 * @returns null if the API has no reviews for the product
 * @throws ApiError
 */
export async function fetchReviewPage(
  { alias, page }: { alias: string; page: number },
  query: (variables: QueryReviewsQueryVariables) => Promise<QueryReviewsQuery>,
): Promise<ReviewPage | null> {
  const { reviews: result } = await query({ alias, skip: (page - 1) * REVIEWS_PER_PAGE, take: REVIEWS_PER_PAGE });
  if (!result) return null;

  const last = lastReviewPage(result.count);
  if (page > last) return fetchReviewPage({ alias, page: last }, query);
  return { count: result.count, averageRating: result.averageRating, page, reviews: compact(result.reviews) };
}

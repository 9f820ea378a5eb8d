import { compact } from '@hemvaror/domain/compact';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { Review_reviewFragment } from './Review.generated.ts';
import type { QueryReviewsDocument } from './Reviews.generated.ts';
import { lastReviewPage, REVIEWS_PER_PAGE, type ReviewRequest, type ReviewSort } from './reviewPage.ts';

export interface ReviewPage {
  /** Number of reviews on all pages. */
  count: number;
  averageRating: number;
  /** From 1. */
  page: number;
  /** Null if the API does not sort reviews. */
  sort: ReviewSort | null;
  reviews: Review_reviewFragment[];
}

interface Deps {
  document: typeof QueryReviewsDocument;
  operations: Pick<GraphQLOperations, 'query'>;
  /** With `apiAdditions` the API sorts reviews. */
  config: Pick<PublicConfig, 'apiAdditions'>;
  signal?: AbortSignal;
}

/**
 * Fetches a page of a product's reviews, or the last page if the number is too high.
 *
 * @returns null if the API has no reviews for the product
 * @throws ApiError
 */
export async function fetchReviewPage(
  { alias, page, sort }: ReviewRequest & { alias: string },
  deps: Deps,
): Promise<ReviewPage | null> {
  const { document, operations, config, signal } = deps;
  const variables = { alias, skip: (page - 1) * REVIEWS_PER_PAGE, take: REVIEWS_PER_PAGE, sort };
  const { reviews: result } = await operations.query({ document, variables, ...(signal && { signal }) });
  if (!result) return null;

  const last = lastReviewPage(result.count);
  if (page > last) return fetchReviewPage({ alias, page: last, sort }, deps);
  return { ...result, reviews: compact(result.reviews), page, sort: config.apiAdditions ? sort : null };
}

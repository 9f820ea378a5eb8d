import { compact } from '@hemvaror/domain/compact';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { Review_reviewFragment } from './Review.generated.ts';
import type { QueryReviewsDocument, QueryReviewsWithAdditionsDocument } from './Reviews.generated.ts';
import { lastReviewPage, REVIEWS_PER_PAGE, type ReviewRequest, type ReviewSort } from './reviewPage.ts';

export interface ReviewData extends Review_reviewFragment {
  /** Whether the author had bought the product; null if the API does not know. */
  isVerified: boolean | null;
  /** Whether the review was written to show the shop; null if the API does not know. */
  isSample: boolean | null;
}

export interface ReviewPage {
  /** Number of reviews on all pages. */
  count: number;
  averageRating: number;
  /** From 1. */
  page: number;
  /** Null if the API does not sort reviews. */
  sort: ReviewSort | null;
  reviews: ReviewData[];
}

export interface ReviewDocuments {
  published: typeof QueryReviewsDocument;
  withAdditions: typeof QueryReviewsWithAdditionsDocument;
}

interface Deps {
  documents: ReviewDocuments;
  operations: Pick<GraphQLOperations, 'query'>;
  /** With `apiAdditions` the API sorts reviews and returns which are verified, or samples. */
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
  const range = { alias, skip: (page - 1) * REVIEWS_PER_PAGE, take: REVIEWS_PER_PAGE };
  const result = deps.config.apiAdditions ? await withAdditions(range, sort, deps) : await published(range, deps);
  if (!result) return null;

  const last = lastReviewPage(result.count);
  if (page > last) return fetchReviewPage({ alias, page: last, sort }, deps);
  return { ...result, page, sort: deps.config.apiAdditions ? sort : null };
}

interface Range {
  alias: string;
  skip: number;
  take: number;
}

type Result = Pick<ReviewPage, 'count' | 'averageRating' | 'reviews'>;

async function withAdditions(range: Range, sort: ReviewSort, deps: Deps): Promise<Result | null> {
  const { documents, operations, signal } = deps;
  const document = documents.withAdditions;
  const { reviews } = await operations.query({ document, variables: { ...range, sort }, ...(signal && { signal }) });
  return reviews && { ...reviews, reviews: compact(reviews.reviews) };
}

async function published(range: Range, { documents, operations, signal }: Deps): Promise<Result | null> {
  const document = documents.published;
  const { reviews } = await operations.query({ document, variables: range, ...(signal && { signal }) });
  const unmarked = (review: Review_reviewFragment) => ({ ...review, isVerified: null, isSample: null });
  return reviews && { ...reviews, reviews: compact(reviews.reviews).map(unmarked) };
}

import type { GraphQLOperations } from '@storefront/api/operations';
import { present } from '@storefront/domain/present';
import type { QueryReviewsQuery } from './Reviews.generated.ts';
import { lastReviewPage, REVIEWS_PER_PAGE } from './reviewPage.ts';

// Only a navigation inside the app, or another page of them, sends it: the first view comes with its data.
const documents = () => import(/* webpackChunkName: "product-documents" */ './Reviews.generated.ts');

type Result = NonNullable<QueryReviewsQuery['reviews']>;

export interface ReviewPage {
  /** Of all pages. */
  count: number;
  averageRating: number;
  /** From 1. */
  page: number;
  reviews: NonNullable<NonNullable<Result['reviews']>[number]>[];
}

/**
 * A page of a product's reviews; beyond the last one, that one.
 *
 * @returns null when the API knows none of the product
 * @throws ApiError
 */
export async function fetchReviews(
  operations: GraphQLOperations,
  alias: string,
  page: number,
): Promise<ReviewPage | null> {
  const { reviews: result } = await operations.query({
    document: async () => (await documents()).QueryReviewsDocument,
    variables: { alias, skip: (page - 1) * REVIEWS_PER_PAGE, take: REVIEWS_PER_PAGE },
  });
  if (!result) return null;

  const last = lastReviewPage(result.count);
  if (page > last) return fetchReviews(operations, alias, last);
  return { count: result.count, averageRating: result.averageRating, page, reviews: present(result.reviews) };
}

import { aReview } from '@hemvaror/testing/builders/aReview';

/** API response with a range of `count` reviews, written by "Kund 1" and so on. */
export function aReviewResponse(count: number, { skip, take }: { skip: number; take: number }) {
  const all = Array.from({ length: count }, (_, at) => aReview({ author: `Kund ${at + 1}` }));
  return { data: { reviews: { count, averageRating: 5, reviews: all.slice(skip, skip + take) } } };
}

import { REVIEWS_ID } from './reviewsId.ts';

/** Reviews on one page of reviews (PRODUCT-08). */
export const REVIEWS_PER_PAGE = 5;

/** The first is the default. */
export const REVIEW_SORTS = ['NEWEST', 'HIGHEST', 'LOWEST'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A page of reviews, as in the address. */
export interface ReviewRequest {
  /** From 1. */
  page: number;
  sort: ReviewSort;
}

const PARAMETERS = { page: 'reviews', sort: 'review-sort' } as const;
/** Valid page numbers, at most four digits. */
const PAGE = /^[1-9]\d{0,3}$/;

/** @param search query of a URL; an invalid value counts as absent */
export function reviewRequestFrom(search: string): ReviewRequest {
  const query = new URLSearchParams(search);
  const page = query.get(PARAMETERS.page) ?? '';
  const sort = query.get(PARAMETERS.sort)?.toUpperCase();
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    sort: REVIEW_SORTS.find((one) => one === sort) ?? 'NEWEST',
  };
}

/** @returns the last page number, at least 1 */
export function lastReviewPage(count: number): number {
  return Math.max(1, Math.ceil(count / REVIEWS_PER_PAGE));
}

/** URL of a page of reviews. Preserves the other query parameters. */
export function reviewPageAddress(
  { pathname, search }: { pathname: string; search: string },
  { page, sort }: ReviewRequest,
): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set(PARAMETERS.page, String(page));
  else query.delete(PARAMETERS.page);
  if (sort === 'NEWEST') query.delete(PARAMETERS.sort);
  else query.set(PARAMETERS.sort, sort.toLowerCase());
  const text = query.toString();
  return `${pathname}${text && `?${text}`}#${REVIEWS_ID}`;
}

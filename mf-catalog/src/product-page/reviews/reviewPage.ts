/** Reviews on one page of reviews (PRODUCT-08). */
export const REVIEWS_PER_PAGE = 5;
/** Where the rating beside the product's name, and every page of reviews, leads. */
export const REVIEWS_ID = 'reviews';

const PARAMETER = 'reviews';
/** Deeper than any shopper reads; what is beyond counts as a slip. */
const PAGE = /^[1-9]\d{0,3}$/;

/** @param search query of an address @returns the page of reviews it asks for, from 1; what is no page counts as the first */
export function reviewPageFrom(search: string): number {
  const asked = new URLSearchParams(search).get(PARAMETER) ?? '';
  return PAGE.test(asked) ? Number(asked) : 1;
}

/** @returns the last page there is, at least 1 */
export function lastReviewPage(count: number): number {
  return Math.max(1, Math.ceil(count / REVIEWS_PER_PAGE));
}

/** The address of a page of reviews, the rest of the query as it was. */
export function reviewPageAddress({ pathname, search }: { pathname: string; search: string }, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set(PARAMETER, String(page));
  else query.delete(PARAMETER);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}#${REVIEWS_ID}`;
}

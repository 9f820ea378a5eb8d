/** Reviews on one page of reviews (PRODUCT-08). */
export const REVIEWS_PER_PAGE = 5;
/** Id of the reviews section: link target of the rating and of the pages of reviews. */
export const REVIEWS_ID = 'reviews';

const PARAMETER = 'reviews';
/** Valid page numbers, at most four digits. */
const PAGE = /^[1-9]\d{0,3}$/;

/** @param search query of a URL @returns the requested page of reviews, from 1; 1 if it is invalid */
export function reviewPageFrom(search: string): number {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  return PAGE.test(value) ? Number(value) : 1;
}

/** @returns the last page number, at least 1 */
export function lastReviewPage(count: number): number {
  return Math.max(1, Math.ceil(count / REVIEWS_PER_PAGE));
}

/** URL of a page of reviews. Preserves the other query parameters. */
export function reviewPageAddress({ pathname, search }: { pathname: string; search: string }, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set(PARAMETER, String(page));
  else query.delete(PARAMETER);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}#${REVIEWS_ID}`;
}

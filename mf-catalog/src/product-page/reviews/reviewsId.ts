/** Id of the reviews section: link target of the rating and of the pages of reviews. In its own file, as the first view needs only it. */
export const REVIEWS_ID = 'reviews';

/** Id of the main content, the target of the skip link. */
export const CONTENT_ID = 'content';

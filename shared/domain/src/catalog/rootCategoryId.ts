/** The parent id of the main categories. */
export const ROOT_CATEGORY_ID = 0;

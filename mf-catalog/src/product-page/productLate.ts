/** What a product page needs from the shopper's first touch on. */
export const productLate = () => import(/* webpackChunkName: "product-more-late" */ './productMore.ts');

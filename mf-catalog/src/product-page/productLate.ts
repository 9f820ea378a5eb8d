/** What a product page needs from the shopper's first touch on. */
export const productLate = () => import(/* webpackChunkName: "ProductPage-late" */ './productMore.ts');

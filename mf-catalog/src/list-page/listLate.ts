/** What a list needs from the shopper's first touch on, and for a navigation inside the app. */
export const listLate = () => import(/* webpackChunkName: "ListPage-late" */ './lateParts.ts');

/** What a list needs from the shopper's first touch on, and for a navigation inside the app. */
export const listLate = () => import(/* webpackChunkName: "list-late" */ './lateParts.ts');

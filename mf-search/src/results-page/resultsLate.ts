/** What the results need from the shopper's first touch on, and for a navigation inside the app. */
export const resultsLate = () => import(/* webpackChunkName: "ResultsPage-late" */ './lateParts.ts');

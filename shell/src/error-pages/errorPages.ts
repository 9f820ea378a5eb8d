/* What the browser fetches as one when a page fails. */

export { ErrorPage } from './ErrorPage.tsx';
export { RootErrorPage } from './RootErrorPage.tsx';

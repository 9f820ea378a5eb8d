export { ListTools } from '@storefront/product-list/list-tools/ListTools';
export { fetchPage } from './fetchPage.ts';
export { loadResults } from './loadResults.ts';
export { NothingFound } from './NothingFound.tsx';

export { ListTools } from '@storefront/product-list/list-tools/ListTools';
export { fetchPage } from './fetchPage.ts';
export { ListIntro } from './ListIntro.tsx';
export { loadListPage } from './loadListPage.ts';

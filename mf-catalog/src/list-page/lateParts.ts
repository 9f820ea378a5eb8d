export { ListTools } from '@storefront/product-list/list-tools/ListTools';
export { ProductsDocument } from './ListPage.generated.ts';
export { loadListPage } from './loadListPage.ts';

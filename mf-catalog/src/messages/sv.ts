import commerce from '@storefront/commerce-ui/messages/sv.json';
import validation from '@storefront/domain/validation/messages/sv.json';
import productList from '@storefront/product-list/messages/sv.json';
import catalog from './sv.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { catalog, commerce, 'product-list': productList, validation };

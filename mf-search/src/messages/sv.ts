import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import productList from '@hemvaror/product-list/messages/sv.json';
import search from './sv.json';

/** Messages by namespace: those of this remote and of the shared packages that it renders. */
export const messages = { search, commerce, 'product-list': productList };

import commerce from '@hemvaror/commerce-ui/messages/en.json';
import productList from '@hemvaror/product-list/messages/en.json';
import search from './en.json';

/** Messages by namespace: those of this remote and of the shared packages that it renders. */
export const messages = { search, commerce, 'product-list': productList };

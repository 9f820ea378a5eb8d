import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import productList from '@hemvaror/product-list/messages/sv.json';
import search from './sv.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { search, commerce, 'product-list': productList };

import commerce from '@hemvaror/commerce-ui/messages/en.json';
import productList from '@hemvaror/product-list/messages/en.json';
import catalog from './en.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { catalog, commerce, 'product-list': productList };

import commerce from '@hemvaror/commerce-ui/messages/en.json';
import validation from '@hemvaror/domain/validation/messages/en.json';
import cartCheckout from './en.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { 'cart-checkout': cartCheckout, commerce, validation };

import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import validation from '@hemvaror/domain/validation/messages/sv.json';
import account from './sv.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { account, commerce, validation };

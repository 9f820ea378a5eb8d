import commerce from '@hemvaror/commerce-ui/messages/en.json';
import validation from '@hemvaror/domain/validation/messages/en.json';
import account from './en.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { account, commerce, validation };

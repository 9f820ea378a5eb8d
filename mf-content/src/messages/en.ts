import commerce from '@hemvaror/commerce-ui/messages/en.json';
import content from './en.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { content, commerce };

import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import content from './sv.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { content, commerce };

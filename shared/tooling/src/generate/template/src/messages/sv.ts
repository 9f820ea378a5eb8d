import texts from './sv.json';

/** By namespace: this remote's own, and those of the shared packages it shows. */
export const messages = { 'example-remote': texts };

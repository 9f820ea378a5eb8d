import texts from './en.json';

/** Messages by namespace: of this remote, and of the shared packages that it uses. */
export const messages = { 'example-remote': texts };

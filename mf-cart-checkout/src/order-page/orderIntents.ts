/** Values of the field `intent`: which form of the page was posted. */
export const INTENTS = { cancel: 'cancel-order', withdraw: 'withdraw' } as const;

/** Name of the field for the message with a withdrawal. */
export const MESSAGE_NAME = 'message';
/** Longest message with a withdrawal. Encoded, it fits into a form of 8 KiB. */
export const MAX_MESSAGE_LENGTH = 500;

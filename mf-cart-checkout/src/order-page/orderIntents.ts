/** Values of the field `intent`: which form of the page was posted. */
export const INTENTS = { cancel: 'cancel-order', withdraw: 'withdraw' } as const;

/** Name of the field for the message with a withdrawal. */
export const MESSAGE_NAME = 'message';
/** Longest message with a withdrawal. Encoded, it fits into a form of 8 KiB. */
export const MAX_MESSAGE_LENGTH = 500;

/** Name of the field for the address of the order, the proof that it may be changed. */
export const EMAIL_NAME = 'email';
/** Longest address that is posted, and shown again after a refusal. */
export const MAX_EMAIL_LENGTH = 254;

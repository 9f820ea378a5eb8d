/** The document with the form of a payment provider (ADR 0041). Not below `/payments`, which edge servers forward to the API. */
export const PAYMENT_FRAME_PATH = '/payment-frame';

import { randomBytes } from 'node:crypto';

/** A nonce for the inline scripts and styles of one response (CSP 3), always 24 characters. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

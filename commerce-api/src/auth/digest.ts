import { hash } from 'node:crypto';

/** Fixed and public: every client of the protocol contains it. */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** The digest that clients send instead of the password. The server uses it for accounts that it creates itself. */
export function passwordDigest(password: string): string {
  return hash('sha384', password.normalize('NFC') + SALT, 'base64');
}

/** Whether a text is a SHA-384 digest in base64. The server cannot check more of a password (OP-34). */
export function isPasswordDigest(text: string): boolean {
  return /^[A-Za-z0-9+/]{64}$/.test(text);
}

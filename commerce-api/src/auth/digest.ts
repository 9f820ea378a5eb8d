import { createHash } from 'node:crypto';

/** Fixed and public: it is in every client of the protocol. */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** What a browser sends in place of the password. The server needs it for accounts that it makes itself. */
export function passwordDigest(password: string): string {
  return createHash('sha384')
    .update(password + SALT, 'utf8')
    .digest('base64');
}

/** SHA-384 in base64: all that the server can check of a password (OP-34). */
export function isPasswordDigest(text: string): boolean {
  return /^[A-Za-z0-9+/]{64}$/.test(text);
}

/** Fixed and public: every client of the auth service appends it (AUTH-08). */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/**
 * Computes the digest that is sent to the auth service instead of the password (AUTH-08). Some systems write å as one
 * character, others as two: Unicode NFC makes both the same password (RFC 8265).
 *
 * @returns 64 characters of base64: SHA-384 over password and salt
 * @throws TypeError unless the page is on https or localhost: other pages have no Web Crypto
 */
export async function passwordDigest(password: string): Promise<string> {
  return digestOf(password.normalize('NFC'));
}

/**
 * The digest that earlier releases sent for a password with decomposed letters: an account may have been created with it.
 * Undefined if it is the same as `passwordDigest`.
 */
export async function earlierPasswordDigest(password: string): Promise<string | undefined> {
  return password === password.normalize('NFC') ? undefined : digestOf(password);
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text + SALT));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

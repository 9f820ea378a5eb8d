import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the successor of a refresh token with a key derived from that token. The database stores only its hash, so only
 * the holder of the replaced token can decrypt the successor.
 */
export function encryptSuccessor(successor: string, replaced: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(replaced), nonce);
  const text = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error if the text was not encrypted with this token */
export function decryptSuccessor(encrypted: string, replaced: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(replaced), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, new Uint8Array(), 'refresh token successor', 32));
}

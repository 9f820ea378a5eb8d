import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../auth/secrets.ts';

const RANDOM_BYTES = 10;

/**
 * Creates a cart id without storing it, since a query must not write. Its last 48 bits prove that this shop issued it: the
 * first change may store a cart with it, and ids that a client made up are unknown.
 *
 * @returns a UUID of version 8 (RFC 9562) with 74 random bits
 */
export function newCartId(secrets: Secrets): string {
  const random = randomBytes(RANDOM_BYTES);
  random.writeUInt8((random.readUInt8(6) & 0x0f) | 0x80, 6);
  random.writeUInt8((random.readUInt8(8) & 0x3f) | 0x80, 8);
  const id = Buffer.concat([random, tagOf(random, secrets.cartIds[0])]).toString('hex');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Whether `newCartId` created the id with these secrets. Carts of older releases have other ids, and are stored. */
export function isIssuedCartId(id: string, secrets: Secrets): boolean {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) return false;
  const tag = bytes.subarray(RANDOM_BYTES);
  return secrets.cartIds.some((key) => timingSafeEqual(tag, tagOf(bytes.subarray(0, RANDOM_BYTES), key)));
}

function tagOf(random: Buffer, key: Uint8Array): Buffer {
  return createHmac('sha256', key)
    .update(random)
    .digest()
    .subarray(0, 16 - RANDOM_BYTES);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../auth/secrets.ts';

/** The random bytes of an id, which contain the version and the variant of a UUID. The other eight are the tag. */
const RANDOM = { start: 6, end: 14 };

/**
 * Creates a cart id without storing it, since a query must not write. A tag of 64 bits proves that this shop issued it: the first
 * change may store a cart with it, and ids that a client made up are unknown.
 *
 * @returns a UUID of version 8 (RFC 9562) with 58 random bits: even with a million carts in the database, one of 10¹¹ new ids is
 *   that of another cart
 */
export function newCartId(secrets: Secrets): string {
  const random = randomBytes(RANDOM.end - RANDOM.start);
  random.writeUInt8((random.readUInt8(0) & 0x0f) | 0x80, 0);
  random.writeUInt8((random.readUInt8(2) & 0x3f) | 0x80, 2);
  const tag = tagOf(random, secrets.cartIds[0]);
  const id = Buffer.concat([tag.subarray(0, RANDOM.start), random, tag.subarray(RANDOM.start)]).toString('hex');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Whether `newCartId` created the id with these secrets. Needed only until the first change: carts of earlier releases have other ids,
 * and are stored. An id from before an update that is not stored is one of an empty cart, and is unknown: clients create another one.
 */
export function isIssuedCartId(id: string, secrets: Secrets): boolean {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) return false;
  const random = bytes.subarray(RANDOM.start, RANDOM.end);
  const tag = Buffer.concat([bytes.subarray(0, RANDOM.start), bytes.subarray(RANDOM.end)]);
  return secrets.cartIds.some((key) => timingSafeEqual(tag, tagOf(random, key)));
}

function tagOf(random: Buffer, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(random).digest().subarray(0, 8);
}

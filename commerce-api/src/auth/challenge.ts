import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Secrets } from './secrets.ts';

/** Seconds from asking for a challenge to sending it back signed. */
const LIFETIME = 120;
const SEPARATOR = '.';

export const signatureShape = z.object({
  identity: z.string().max(500),
  signature: z.string().max(200),
  timestamp: z.string().max(50),
});

export type Signature = z.infer<typeof signatureShape>;

/** 128 random bits, when they expire, and for whom; nothing to escape in a URL. Valid for all three actions. */
export function challengeFor(username: string, { challenges: [key] }: Secrets, now = Date.now()): string {
  const random = randomBytes(16).toString('base64url');
  const expires = Math.floor(now / 1000) + LIFETIME;
  const body = [random, expires.toString(36), shortHash(username)].join(SEPARATOR);
  return [body, hmac(body, key)].join(SEPARATOR);
}

/** Signs whatever it is given: whether that is a challenge of ours is checked when it comes back. */
export function sign(identity: string, { signatures: [key] }: Secrets, now = new Date()): Signature {
  const timestamp = now.toISOString();
  return { identity, signature: hmac(`${identity} ${timestamp}`, key), timestamp };
}

/** When the challenge expires, if the signature is ours and its challenge is young and this user's; else undefined. */
export function expiryOf(
  { identity, signature, timestamp }: Signature,
  username: string,
  secrets: Secrets,
  now = Date.now(),
): Date | undefined {
  const [random = '', expires = '', user = '', mac = ''] = identity.split(SEPARATOR);
  const body = [random, expires, user].join(SEPARATOR);
  const isOurs =
    secrets.challenges.some((key) => isSame(mac, hmac(body, key))) &&
    secrets.signatures.some((key) => isSame(signature, hmac(`${identity} ${timestamp}`, key)));
  const expiresAt = Number.parseInt(expires, 36) * 1000;
  return isOurs && isSame(user, shortHash(username)) && expiresAt > now ? new Date(expiresAt) : undefined;
}

function hmac(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Secrets } from './secrets.ts';

/** Seconds from issuing a challenge to receiving it signed. */
const LIFETIME = 120;
const SEPARATOR = '.';

export const signatureShape = z.object({
  identity: z.string().max(500),
  signature: z.string().max(200),
  timestamp: z.string().max(50),
});

export type Signature = z.infer<typeof signatureShape>;

/** 128 random bits, their expiry and a hash of the user name, in URL-safe characters. Valid for all three actions. */
export function challengeFor(username: string, { challenges: [key] }: Secrets, now = Date.now()): string {
  const random = randomBytes(16).toString('base64url');
  const expires = Math.floor(now / 1000) + LIFETIME;
  const body = [random, expires.toString(36), shortHash(username)].join(SEPARATOR);
  return [body, hmac(body, key)].join(SEPARATOR);
}

/** Signs any text: `expiryOf` checks whether it is a challenge of this server. */
export function sign(identity: string, { signatures: [key] }: Secrets, now = new Date()): Signature {
  const timestamp = now.toISOString();
  return { identity, signature: hmac(`${identity} ${timestamp}`, key), timestamp };
}

/** The expiry of the challenge, if challenge and signature are valid for this user and not expired; else undefined. */
export function expiryOf(
  { identity, signature, timestamp }: Signature,
  username: string,
  secrets: Secrets,
  now = Date.now(),
): Date | undefined {
  const [random = '', expires = '', user = '', mac = ''] = identity.split(SEPARATOR);
  const body = [random, expires, user].join(SEPARATOR);
  const isAuthentic =
    secrets.challenges.some((key) => isSame(mac, hmac(body, key))) &&
    secrets.signatures.some((key) => isSame(signature, hmac(`${identity} ${timestamp}`, key)));
  const expiresAt = Number.parseInt(expires, 36) * 1000;
  return isAuthentic && isSame(user, shortHash(username)) && expiresAt > now ? new Date(expiresAt) : undefined;
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

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Header with `t=<ms since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';
/** A recorded webhook is worthless after this time. */
const MAX_AGE_MS = 300_000;

const bodyShape = z.object({ reference: z.string().regex(/^sandbox-[0-9a-f]{32}$/) });

export function signWebhook(body: string, secret: Uint8Array, now = Date.now()): string {
  return `t=${now},v1=${hmac(`${now}.${body}`, secret)}`;
}

/** The reference in a webhook; null if the signature is missing, wrong or too old. */
export function signedReference(
  headers: Record<string, string | string[] | undefined>,
  body: string,
  secret: Uint8Array,
  now = Date.now(),
): string | null {
  const [, time = '', signature = ''] =
    /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? [];
  if (signature === '' || Math.abs(now - Number(time)) > MAX_AGE_MS) return null;
  const expected = Buffer.from(hmac(`${time}.${body}`, secret), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null;
  return bodyShape.safeParse(jsonOrNull(body)).data?.reference ?? null;
}

function hmac(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

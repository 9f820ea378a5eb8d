import { createHash, randomBytes } from 'node:crypto';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/domain/site/cookieNames';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Request header of a client that stores a key: `cookie` from the shop's pages, the key itself from the shop's server. */
const CHECKOUT_KEY_HEADER = 'x-checkout-key';

/** 256 random bits in base64url. */
const KEY = /^[\w-]{43}$/;
const IN_COOKIE = 'cookie';
/** The prefix of the secure name prevents a sibling domain from setting a key that it knows. Browsers require HTTPS for it. */
const { secure: SECURE_NAME, plain: PLAIN_NAME } = CHECKOUT_KEY_COOKIES;

/** Proof that a request comes from the browser in which a guest typed or ordered. */
export interface CheckoutKey {
  /** False for a client without keys, such as the public SDK, which has only cart ids. */
  isSupported: boolean;
  /** Hash of the key of this request. */
  hash: string | undefined;
  /** True after `issue` created a key, which the browser gets as a cookie with this response. */
  isNew: boolean;
  /** Returns the key hash under which to store data. Creates a missing key, and renews the cookie. */
  issue(): string | undefined;
}

interface CookieSettings {
  isProduction: boolean;
  /** Lifetime of the cookie in seconds. */
  maxAge: number;
}

export function checkoutKeyOf(request: FastifyRequest, reply: FastifyReply, settings: CookieSettings): CheckoutKey {
  const header = request.headers[CHECKOUT_KEY_HEADER];
  if (typeof header !== 'string' || header === '') {
    return { isSupported: false, hash: undefined, isNew: false, issue: () => undefined };
  }
  const isInCookie = header === IN_COOKIE;
  let key = validKey(isInCookie ? request.cookies[cookieName(request)] : header);
  const sent = key;
  const hash = () => key && hashOf(key);
  return {
    isSupported: true,
    get hash() {
      return hash();
    },
    get isNew() {
      return key !== sent;
    },
    issue: () => {
      if (!isInCookie) return hash();
      key ??= randomBytes(32).toString('base64url');
      reply.setCookie(cookieName(request), key, { ...cookieOptions(request, settings), maxAge: settings.maxAge });
      return hash();
    },
  };
}

/** Removes the key from the browser. @returns the hash of the removed key */
export function removeCheckoutKey(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Pick<CookieSettings, 'isProduction'>,
): string | undefined {
  const name = cookieName(request);
  const key = validKey(request.cookies[name]);
  reply.clearCookie(name, cookieOptions(request, settings));
  return key && hashOf(key);
}

function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? SECURE_NAME : PLAIN_NAME;
}

function cookieOptions({ protocol }: FastifyRequest, { isProduction }: Pick<CookieSettings, 'isProduction'>) {
  // Lax: a payment provider's page links back to the confirmation.
  return { path: '/', httpOnly: true, secure: isProduction || protocol === 'https', sameSite: 'lax' } as const;
}

function validKey(text: string | undefined): string | undefined {
  return text !== undefined && KEY.test(text) ? text : undefined;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

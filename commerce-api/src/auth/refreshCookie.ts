import { REFRESH_COOKIES } from '@hemvaror/domain/site/cookieNames';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from './sessions.ts';

const HEADER = 'x-auth-refresh-token';
/**
 * The prefix of the secure name prevents sibling domains without HTTPS from setting the cookie. The plain name is that without
 * HTTPS, and of cookies from releases without the prefix, which are read until they expire.
 */
const { secure: SECURE_NAME, plain: PLAIN_NAME } = REFRESH_COOKIES;

/** The refresh token of a request: from the header, which clients without cookies send, else from the cookie. */
export function refreshTokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const header = headers[HEADER];
  return (typeof header === 'string' && header) || cookies[SECURE_NAME] || cookies[PLAIN_NAME];
}

/**
 * Sends the refresh token as a cookie, and in the header for clients that store it themselves. A same-origin page uses the
 * cookie and gets no header, so that scripts cannot read the token. The public SDK identifies itself with a header.
 */
export function sendRefreshToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { refreshToken, remainingSeconds }: Session,
  isProduction: boolean,
): void {
  const options = cookieOptions(request, isProduction);
  reply.setCookie(cookieName(request), refreshToken, { ...options, maxAge: remainingSeconds });
  if (isSecure(request) && request.cookies[PLAIN_NAME] !== undefined) reply.clearCookie(PLAIN_NAME, options);
  const { headers } = request;
  const usesCookie =
    headers['sec-fetch-site'] === 'same-origin' &&
    headers[HEADER] === undefined &&
    headers['x-sdk-version'] === undefined;
  if (!usesCookie) reply.header(HEADER, refreshToken);
}

export function clearRefreshCookies(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): void {
  const options = cookieOptions(request, isProduction);
  reply.clearCookie(PLAIN_NAME, options);
  if (isSecure(request)) reply.clearCookie(SECURE_NAME, options);
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_NAME : PLAIN_NAME;
}

function cookieOptions(request: FastifyRequest, isProduction: boolean) {
  // Strict: only the shop's scripts send these requests, and links from other sites must not end a session.
  return { path: '/auth', httpOnly: true, secure: isProduction || isSecure(request), sameSite: 'strict' } as const;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from './sessions.ts';

const HEADER = 'x-auth-refresh-token';
/** Over https the prefix keeps sister domains without https from planting one. */
const SECURE_NAME = '__Secure-refresh-token';
/** Without https; and of the release before the prefix, whose cookies are read for as long as they live. */
const PLAIN_NAME = 'refresh-token';

/** The refresh token that came with a request: the header first, as a client that sends it knows no cookie. */
export function refreshTokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const header = headers[HEADER];
  return (typeof header === 'string' && header) || cookies[SECURE_NAME] || cookies[PLAIN_NAME];
}

/**
 * Hands the refresh token over as a cookie, and in the header for clients that store it themselves. A page of the shop's own
 * origin uses the cookie: it gets no header, so that no script ever sees the token. The public SDK names itself.
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
  // Strict: only the shop's own scripts ask here, and no link from another site may end a session.
  return { path: '/auth', httpOnly: true, secure: isProduction || isSecure(request), sameSite: 'strict' } as const;
}

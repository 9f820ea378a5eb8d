import type { FastifyInstance, FastifyReply } from 'fastify';
import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import { BEGIN_IMPERSONATION_PATH, END_IMPERSONATION_PATH } from '../../app/impersonation/impersonationPaths.ts';
import { refusalPage } from '../forms/refusalPage.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import { isSameOriginForm } from '../http/isSameOriginForm.ts';
import { isSecureHost } from '../http/isSecureHost.ts';
import { plainSecurityHeaders } from '../http/securityHeaders.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import type { Environment } from '../settings/settings.ts';
import { endImpersonation, exchangeLoginToken } from './exchangeLoginToken.ts';
import { impersonationCookies, expiredImpersonationCookies } from './impersonationCookies.ts';
import { loginTokenFrom, expiredLoginTokenCookie } from './loginTokenCookie.ts';

const MAX_FORM_BYTES = 2_048;
const HOME = '/';

/**
 * Begins and ends a session of a member of staff as a customer (AUTH-32, AUTH-33). The login token is in a cookie that scripts
 * cannot read, so it is in no document, log or referrer.
 */
export function serveImpersonation(app: FastifyInstance, env: Environment): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );

    scope.addHook('onRequest', async ({ headers }, reply) => {
      reply.headers(plainSecurityHeaders()).header('cache-control', 'no-store');
      if (isAllowedHost(headers.host, env) && isSameOriginForm(headers)) return undefined;
      return reply.code(403).type('text/html; charset=utf-8').send(refusalPage(403));
    });

    scope.post(BEGIN_IMPERSONATION_PATH, async ({ headers, body, log }, reply) => {
      const isSecure = isSecureHost(headers.host, env);
      const loginToken = loginTokenFrom(headers.cookie, isSecure);
      const session = loginToken === undefined ? null : await exchangeLoginToken(loginToken, env);
      // Each use is recorded. Neither the customer nor the token is named.
      log.info({ accepted: session !== null }, 'login token used');
      reply.header('set-cookie', expiredLoginTokenCookie(isSecure));
      if (!session) return redirectTo(reply, HOME);
      reply.header('set-cookie', impersonationCookies(session, isSecure));
      const next = new URLSearchParams(typeof body === 'string' ? body : '').get('next') ?? HOME;
      const { pathname, search } = safeRedirectPath(next);
      return redirectTo(reply, pathname + search);
    });

    scope.post(END_IMPERSONATION_PATH, async ({ headers }, reply) => {
      const isSecure = isSecureHost(headers.host, env);
      const token = cookieValue(headers.cookie, AUTH_COOKIES.token) ?? cookieValue(headers.cookie, AUTH_COOKIES.bearer);
      if (token !== undefined && /^[\w.-]{20,4096}$/.test(token)) await endImpersonation(token, env);
      reply.header('set-cookie', expiredImpersonationCookies(isSecure));
      return redirectTo(reply, HOME);
    });
  });
}

function redirectTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasLoginToken, loginTokenOf, withoutLoginToken } from '../../app/navigation/guards/loginToken.ts';
import { cacheControl, hasLoginCookie } from '../http/cacheControl.ts';
import { clientAbortSignal } from '../http/clientAbortSignal.ts';
import { isSecureHost } from '../http/isSecureHost.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import { acceptsLoginToken } from '../impersonation/acceptsLoginToken.ts';
import { sendBeginPage } from '../impersonation/beginPage.ts';
import { loginTokenCookie, loginTokenFrom } from '../impersonation/loginTokenCookie.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import type { ResolveVisitor } from '../request/resolveVisitor.ts';
import type { Visitor } from '../request/visitor.ts';
import type { Environment } from '../settings/settings.ts';
import type { PageResponse, RenderOptions } from './renderPage.ts';

/** The response to a page's request, rendered or kept. One with status 304 has no body. */
export type RespondWithPage = (
  request: PageRequest,
  visitor: Visitor,
  options: RenderOptions,
) => Promise<Pick<PageResponse, 'status' | 'headers'> & { body: Buffer | string | undefined }>;

interface DocumentDeps {
  env: Pick<Environment, 'sites'>;
  resolveVisitor: ResolveVisitor;
  respond: RespondWithPage;
}

/** Creates the handler of document requests. */
export function createDocumentHandler({ env, resolveVisitor, respond }: DocumentDeps) {
  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url, headers } = request;
    if (hasLoginToken(url)) return redirectWithoutLoginToken(request, reply, env);
    if (loginTokenFrom(headers.cookie, isSecureHost(headers.host, env)) !== undefined) {
      const { pathname, search } = safeRedirectPath(url);
      if (acceptsLoginToken(pathname)) return sendBeginPage(reply, pathname + search);
    }
    const signal = clientAbortSignal(reply);
    const resolved = await resolveVisitor(request);
    if (resolved.kind === 'redirect') {
      const caching = cacheControl(hasLoginCookie(headers.cookie));
      void reply.headers({ vary: 'Cookie, Accept-Language', 'cache-control': caching, location: resolved.location });
      return reply.code(302).send('');
    }
    const page = await respond(request, resolved.visitor, { signal });
    void reply.code(page.status).headers(page.headers);
    // Not of the page, which other visitors may get, too.
    const { cookie } = resolved.visitor.group;
    return (cookie === undefined ? reply : reply.header('set-cookie', cookie)).send(page.body);
  };
}

/**
 * Before any document is rendered: otherwise its requests would have the token in their referrer (ROUTE-44). A page that
 * requires a login accepts the token, which its next document then uses.
 */
function redirectWithoutLoginToken(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  reply: FastifyReply,
  env: Pick<Environment, 'sites'>,
): FastifyReply {
  const { pathname, search } = safeRedirectPath(withoutLoginToken(url));
  const token = acceptsLoginToken(pathname) ? loginTokenOf(url) : undefined;
  const cookie = token && loginTokenCookie(token, isSecureHost(headers.host, env));
  if (cookie) reply.header('set-cookie', cookie);
  return reply.header('cache-control', cacheControl(true)).redirect(pathname + search, 302);
}

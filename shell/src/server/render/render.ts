import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticHandlerContext } from 'react-router-dom';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { failedErrorPage } from '../../app/error-pages/failedErrorPage.ts';
import { asHandle } from '../../app/core/routeHandle.ts';
import { hasLoginToken, loginTokenOf, withoutLoginToken } from '../../app/navigation/guards/loginToken.ts';
import { cacheControl, isPersonal } from '../http/cacheControl.ts';
import { clientAbortSignal } from '../http/clientAbortSignal.ts';
import { isSecureHost } from '../http/isSecureHost.ts';
import { acceptsLoginToken } from '../impersonation/acceptsLoginToken.ts';
import { sendBeginPage } from '../impersonation/beginPage.ts';
import { loginTokenCookie, loginTokenFrom } from '../impersonation/loginTokenCookie.ts';
import { noFlashCookie } from '../notices/flash.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import { preparePage } from './preparePage.ts';
import type { PrepareRequest } from './prepareRequest.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { sendDocument, type DocumentOptions } from './sendDocument.tsx';
import type { Environment } from '../settings/settings.ts';
import type { ShellFiles } from '../http/shellFiles.ts';

interface RendererOptions {
  env: Pick<Environment, 'sites'>;
  files: ShellFiles;
  prepareRequest: PrepareRequest;
  /** Whether pages register the service worker. */
  hasWorker: boolean;
}

/** Creates the handler of document requests: resolves the site, runs the loaders, then streams the document. */
export function createRenderer({ env, files, prepareRequest, hasWorker }: RendererOptions) {
  return async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url } = request;
    const { cookie: cookies } = request.headers;
    if (hasLoginToken(url)) return redirectWithoutLoginToken(request, reply, env);
    if (loginTokenFrom(cookies, isSecureHost(request.headers.host, env)) !== undefined) {
      const { pathname, search } = safeRedirectPath(url);
      if (acceptsLoginToken(pathname)) return sendBeginPage(reply, pathname + search);
    }
    const prepared = await prepareRequest(request);
    if (prepared.kind === 'redirect') {
      return reply
        .header('vary', 'Cookie, Accept-Language')
        .header('cache-control', cacheControl(isPersonal(cookies)))
        .redirect(prepared.location, 302);
    }

    const { view, isSecure, override, releases, failures } = prepared;
    const page = await preparePage({ url, cookies, signal: clientAbortSignal(reply) }, prepared);
    if ('location' in page) {
      return reply.header('cache-control', page.cacheControl).redirect(page.location, page.status);
    }

    const headers = (nonce: string) => ({
      ...securityHeaders(nonce, view.shop.config, releases.webOrigins, {
        developerOrigins: override?.origins,
        isPrivate: page.isPrivate,
      }),
      // The notice is shown once.
      ...(page.outcome.actionData && { 'set-cookie': noFlashCookie(isSecure) }),
    });
    const send = (outcome: StaticHandlerContext, onFailure: DocumentOptions['onFailure']) =>
      sendDocument(page, outcome, reply, {
        // The policy of the document allows no images of the developer's origin.
        shell: { ...(override?.shell ?? files), icons: files.icons },
        headers,
        override,
        failures,
        hasWorker,
        onFailure,
      });
    // Error boundaries do not run on the server: a page that fails to render is rendered again as its error page.
    const sendError = (status: number) =>
      send(failedOutcome(page.outcome, status), (_status, error) => sendFailed(reply, view.shop.locale, error));
    try {
      send(page.outcome, sendError);
    } catch (error) {
      // The loader data cannot be serialized as JSON for the browser.
      failures.report(asHandle(page.outcome.matches.at(-1)?.route.handle)?.page, error);
      sendError(500);
    }
    return reply;
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

/** The outcome of a page that could not be rendered: its data are replaced by an error. */
function failedOutcome(outcome: StaticHandlerContext, statusCode: number): StaticHandlerContext {
  const failedRoute = outcome.matches.at(-1)?.route.id ?? 'root';
  const { [failedRoute]: _unused, ...loaderData } = outcome.loaderData;
  const error = { status: statusCode, statusText: '', internal: false, data: null };
  return { ...outcome, loaderData, statusCode, errors: { [failedRoute]: error } };
}

/** Sends a static page if the error page cannot be rendered either. */
function sendFailed(reply: FastifyReply, locale: LocaleCode, error: unknown): void {
  const isProduction = process.env['NODE_ENV'] !== 'development';
  void reply
    .code(500)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(failedErrorPage({ locale, error, requestId: reply.request.id, isProduction }));
}

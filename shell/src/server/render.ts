import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticHandlerContext } from 'react-router-dom';
import type { LocaleCode } from '@storefront/config/locales';
import { failedErrorPage } from '../error-pages/failedErrorPage.ts';
import { asHandle } from '../routeHandle.ts';
import type { Channels } from './channels.ts';
import { closed } from './closed.ts';
import type { Environment } from './env.ts';
import { noFlashCookie } from './forms/flash.ts';
import type { ActiveOverride } from './override/activeOverride.ts';
import { PartFailures } from './partFailures.ts';
import { preparePage } from './preparePage.ts';
import type { Releases } from './releases.ts';
import { createSiteFinder } from './requestSite.ts';
import type { SharedDataCache } from './rootLoader.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendDocument, type DocumentOptions } from './sendDocument.tsx';
import type { ShellFiles } from './shellFiles.ts';

export interface RendererOptions {
  env: Environment;
  releases: Releases;
  files: ShellFiles;
  sharedData: SharedDataCache;
  channels: Channels;
  /** What a developer has taken from elsewhere for this visit; where that is not allowed, there is nothing to ask. */
  activeOverride?: ((request: FastifyRequest) => Promise<ActiveOverride | undefined>) | undefined;
}

/** Answers a document request: language, loaders, then the stream. */
export function createRenderer({ env, releases, files, sharedData, channels, activeOverride }: RendererOptions) {
  const siteOf = createSiteFinder(env, channels);
  const secure = env.sites.sv.origin.startsWith('https:');
  return async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await siteOf(request);
    if (answer.kind === 'redirect') {
      return reply.header('vary', 'Cookie, Accept-Language').redirect(answer.location, 302);
    }
    const { site, channel } = answer;

    const override = await activeOverride?.(request);
    const snapshot = releases.snapshot(override?.releases);
    const failures = new PartFailures(request.log, snapshot);
    const page = await preparePage(
      {
        id: request.id,
        url: request.url,
        cookies: request.headers.cookie,
        site,
        channel,
        signal: closed(reply),
        failures,
      },
      snapshot,
      { env, sharedData },
    );
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status);

    const headers = (nonce: string) => ({
      ...securityHeaders(nonce, snapshot.webOrigins, secure, override?.origins),
      // Told once.
      ...(page.outcome.actionData && { 'set-cookie': noFlashCookie(secure) }),
    });
    const send = (outcome: StaticHandlerContext, onFailure: DocumentOptions['onFailure']) =>
      sendDocument(page, outcome, reply, { shell: override?.shell ?? files, headers, override, failures, onFailure });
    // Error boundaries do not run on the server: a page that breaks while rendering is rendered again as its error page.
    const sendError = (status: number) =>
      send(failedOutcome(page.outcome, status), (_status, error) => sendFailed(reply, site.locale, error));
    try {
      send(page.outcome, sendError);
    } catch (error) {
      // A loader's answer that is no JSON cannot reach the browser.
      failures.tell(asHandle(page.outcome.matches.at(-1)?.route.handle)?.page, error);
      sendError(500);
    }
    return reply;
  };
}

/** The outcome of a page that could not be rendered from its data: without them, and with an error in their place. */
function failedOutcome(outcome: StaticHandlerContext, statusCode: number): StaticHandlerContext {
  const failedRoute = outcome.matches.at(-1)?.route.id ?? 'root';
  const { [failedRoute]: _unused, ...loaderData } = outcome.loaderData;
  const error = { status: statusCode, statusText: '', internal: false, data: null };
  return { ...outcome, loaderData, statusCode, errors: { [failedRoute]: error } };
}

/** When not even the error page can be rendered. */
function sendFailed(reply: FastifyReply, locale: LocaleCode, error: unknown): void {
  const isProduction = process.env['NODE_ENV'] !== 'development';
  void reply
    .code(500)
    .header('content-security-policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(failedErrorPage({ locale, error, requestId: reply.request.id, isProduction }));
}

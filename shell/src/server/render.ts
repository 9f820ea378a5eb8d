import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue } from '@storefront/store/cookies';
import type { Environment } from './env.ts';
import { preparePage } from './preparePage.ts';
import type { Releases } from './releases.ts';
import type { SharedDataCache } from './rootLoader.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendDocument, type DocumentOptions } from './sendDocument.tsx';
import type { ShellFiles } from './shellFiles.ts';
import { siteOf } from './siteOf.ts';

/** When not even the error page can be rendered. */
const FAILED =
  '<!doctype html><meta charset="utf-8"><title>500</title><p>Något gick tyvärr fel... <a href="/">Till startsidan</a>';

export interface RendererOptions {
  env: Environment;
  releases: Releases;
  files: ShellFiles;
  sharedData: SharedDataCache;
}

/** Answers a document request: language, loaders, then the stream. */
export function createRenderer({ env, releases, files, sharedData }: RendererOptions) {
  const hosts = { sv: env.sites.sv.hosts, en: env.sites.en.hosts };
  const secure = env.sites.sv.origin.startsWith('https:');
  return async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookies = request.headers.cookie;
    const site = siteOf(
      {
        host: request.headers.host ?? '',
        url: request.url,
        localeCookie: cookieValue(cookies, 'ralph-locale'),
        acceptLanguage: request.headers['accept-language'],
      },
      hosts,
    );
    if (site.kind === 'redirect') return reply.header('vary', 'Cookie, Accept-Language').redirect(site.location, 302);

    const snapshot = releases.snapshot();
    const page = await preparePage(
      { id: request.id, url: request.url, cookies, locale: site.locale, signal: closed(reply) },
      snapshot,
      { env, sharedData },
    );
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status);

    const headers = (nonce: string) => securityHeaders(nonce, snapshot.webOrigins, secure);
    const options = (onFailure: () => void): DocumentOptions => ({ shell: files, headers, onFailure });
    // Error boundaries do not run on the server: a page that throws while rendering is rendered again as its error page.
    const failedRoute = page.outcome.matches.at(-1)?.route.id ?? 'root';
    const asError = { ...page.outcome, statusCode: 500, errors: { [failedRoute]: new Error('rendering failed') } };
    sendDocument(
      page,
      page.outcome,
      reply,
      options(() =>
        sendDocument(
          page,
          asError,
          reply,
          options(() => sendFailed(reply)),
        ),
      ),
    );
    return reply;
  };
}

/** Ends what a request started when its client has gone. */
function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return controller.signal;
}

function sendFailed(reply: FastifyReply): void {
  void reply
    .code(500)
    .header('content-security-policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(FAILED);
}

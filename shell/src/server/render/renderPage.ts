import type { StaticHandlerContext } from 'react-router-dom';
import { failedErrorPage } from '../../app/error-pages/failedErrorPage.ts';
import { asHandle } from '../../app/core/routeHandle.ts';
import { cacheControl } from '../http/cacheControl.ts';
import type { RenderRequest } from '../http/pageRequest.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { ShellFiles } from '../http/shellFiles.ts';
import { SPECULATION_HEADERS } from '../http/speculationRules.ts';
import { expiredFlashCookie } from '../notices/flash.ts';
import type { Visitor } from '../request/visitor.ts';
import { createMessagesSource } from './createMessagesSource.ts';
import { preparePage, type PageRedirect } from './preparePage.ts';
import type { PreparedRequest, PrepareRequest } from './prepareRequest.ts';
import { DocumentError, renderDocument } from './renderDocument.tsx';
import type { ImagePlaceholders } from '../../first-view/server/imagePlaceholders.ts';
import type { StyleSheets } from '../../first-view/server/styleSheets.ts';

export interface RenderOptions {
  /** Ends the loaders and the rendering when the client has closed the connection. */
  signal: AbortSignal;
}

/** The response to the request of a page: its document, an error page or a redirect. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** A document, as bytes. */
  body: Buffer | string;
  /** The result of the loaders of a document. */
  loaderData: StaticHandlerContext['loaderData'];
  /** Names of the live releases, as of their containers: one of them may have rendered a part of the page. */
  releases: readonly string[];
  /** Whether a part or a request to the API has failed. */
  hasFailed: boolean;
  /** Whether the page is complete, but the next render of it may be a better one: a small image of its first view came too late. */
  isProvisional: boolean;
}

/** Runs guards and loaders, then renders the document. */
export type RenderPage = (request: RenderRequest, visitor: Visitor, options: RenderOptions) => Promise<PageResponse>;

interface PageRendererOptions {
  files: ShellFiles;
  sheets: StyleSheets;
  placeholders: ImagePlaceholders;
  prepareRequest: PrepareRequest;
  /** Whether pages register the service worker. */
  hasWorker: boolean;
  /** Origins of development builds, which stay at their own addresses. */
  developerOrigins: readonly string[];
}

export function createPageRenderer({
  files,
  sheets,
  placeholders,
  prepareRequest,
  hasWorker,
  developerOrigins,
}: PageRendererOptions): RenderPage {
  const loadMessages = createMessagesSource();
  return async function renderPage(request, visitor, options) {
    const prepared = await prepareRequest(request, visitor);
    const page = await preparePage({ url: request.url, signal: options.signal }, visitor, prepared, loadMessages);
    if ('location' in page) return redirect(page);

    const { view, override, releases, watch, isCheckout } = prepared;
    const builds = [...developerOrigins, ...(override?.origins ?? [])];
    const { host } = new URL(originOf(visitor));
    // The policy of the document allows no images of the developer's origin.
    const shell = { ...(override?.shell ?? files), icons: files.icons };
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': override ? cacheControl(true) : page.cacheControl,
      ...(!isCheckout && SPECULATION_HEADERS),
      // The notice is shown once.
      ...(page.outcome.actionData && { 'set-cookie': expiredFlashCookie(visitor.isSecure) }),
    };
    const inlineSheets = override
      ? undefined
      : await sheets.inline([...shell.css, ...page.files.css], releases, originOf(visitor));
    const pageId = asHandle(page.outcome.matches.at(-1)?.route.handle)?.page;
    let isProvisional = false;
    const imageStyles = async (head: string) =>
      placeholders.stylesFor(head, view.shop.config.imageServer, () => {
        isProvisional = true;
      });
    const respond = async (outcome: StaticHandlerContext): Promise<PageResponse> => {
      if (pageId && outcome.statusCode >= 500) watch.unavailable(pageId, outcome.statusCode);
      const { html, inline } = await renderDocument(page, outcome, {
        shell,
        inlineSheets,
        imageStyles,
        override,
        watch,
        limitsScripts: isCheckout && builds.length === 0,
        hasWorker,
        requestId: request.id,
        signal: options.signal,
      });
      const policy = securityHeaders(inline, view.shop.config, {
        developerOrigins: builds,
        isPrivate: page.isPrivate,
        ...(isCheckout && { checkoutHost: host }),
      });
      return {
        status: outcome.statusCode,
        headers: { ...policy, ...headers },
        body: html,
        loaderData: outcome.loaderData,
        releases: Object.values(releases.pageRemotes).map(({ container }) => container),
        hasFailed: watch.hasFailed() || prepared.hasFailed(),
        isProvisional,
      };
    };

    try {
      return await respond(page.outcome);
    } catch (error) {
      if (options.signal.aborted) return failedPage(prepared, request.id, error);
      // Otherwise React has reported it. The loader data could not be serialized as JSON for the browser.
      if (!(error instanceof DocumentError)) {
        watch.failed(pageId, error);
      }
      // Error boundaries do not run on the server: a page that fails to render is rendered again as its error page.
      const status = error instanceof DocumentError ? error.status : 500;
      return respond(failedOutcome(page.outcome, status)).catch((cause: unknown) =>
        failedPage(prepared, request.id, cause),
      );
    }
  };
}

/** The origin in the address bar: the shop has several hosts. */
function originOf({ host, shop }: Visitor): string {
  const origin = new URL(shop.origins[shop.locale]);
  return `${origin.protocol}//${host ?? origin.host}`;
}

function redirect({ location, status, ...page }: PageRedirect): PageResponse {
  return {
    status,
    headers: { 'cache-control': page.cacheControl, location },
    body: '',
    loaderData: {},
    releases: [],
    hasFailed: false,
    isProvisional: false,
  };
}

/** The outcome of a page that could not be rendered: its data are replaced by an error. */
function failedOutcome(outcome: StaticHandlerContext, statusCode: number): StaticHandlerContext {
  const failedRoute = outcome.matches.at(-1)?.route.id ?? 'root';
  const { [failedRoute]: _unused, ...loaderData } = outcome.loaderData;
  const error = { status: statusCode, statusText: '', internal: false, data: null };
  return { ...outcome, loaderData, statusCode, errors: { [failedRoute]: error } };
}

/** The static page for the case that the error page cannot be rendered either. */
function failedPage({ view }: PreparedRequest, requestId: string, error: unknown): PageResponse {
  const isProduction = process.env['NODE_ENV'] !== 'development';
  return {
    status: 500,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
    },
    body: failedErrorPage({ locale: view.shop.locale, error, requestId, isProduction }),
    loaderData: {},
    releases: [],
    hasFailed: true,
    isProvisional: false,
  };
}

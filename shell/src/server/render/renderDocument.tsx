import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { PageError } from '@hemvaror/domain/pageError';
import { timeLimit } from '@hemvaror/http/timeLimit';
import type { RequestWatch } from '@hemvaror/platform/host/requestWatch';
import { bootMarkup, type Boot } from '../../app/core/boot.ts';
import { Document } from '../../app/document/Document.tsx';
import { createMarketSession } from '../../app/market/marketSession.ts';
import { inlineJson } from '../http/inlineJson.ts';
import { policySource } from '../http/policySource.ts';
import type { InlineSources } from '../http/securityHeaders.ts';
import type { ShellFiles } from '../http/shellFiles.ts';
import { manifestPath } from '../manifest/webManifest.ts';
import type { ActiveOverride } from '../override/activeOverride.ts';
import { BADGE_SOURCE, badgeMarkup } from '../override/badgeMarkup.tsx';
import {
  CHECKOUT_SOURCE,
  SCRIPT_SOURCES,
  scriptAfterPreloads,
  scriptsAtEnd,
  scriptsBeforeStyles,
} from '../../first-view/server/inlineScripts.ts';
import { insertMarkup } from './insertMarkup.ts';
import { SHELL_MESSAGES } from './messages.ts';
import { preloadMarkup } from '../../first-view/server/preloadMarkup.ts';
import type { PreparedPage } from './preparePage.ts';
import { publicErrors } from './publicErrors.ts';
import { Stylesheets } from '../../first-view/server/Stylesheets.tsx';
import type { InlineSheet } from '../../first-view/server/styleSheets.ts';
import { exposeInStack } from './withDisplayName.tsx';

/**
 * Timeouts for suspended components of the page, and then of slots. All data are loaded before, so components should not
 * suspend. After its timeout a page is rendered as its error page, a slot as its fallback.
 */
const PAGE_TIMEOUT_MS = timeLimit(2_000);
const SLOT_TIMEOUT_MS = timeLimit(1_000);

/** A page or its frame that could not be rendered: 503 if it took too long. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  readonly status: 500 | 503;

  constructor(status: 500 | 503, cause: unknown) {
    super(`The document could not be rendered (${status}).`, { cause });
    this.status = status;
  }
}

export interface DocumentOptions {
  shell: ShellFiles;
  /** Replace the links to stylesheets. */
  inlineSheets: readonly InlineSheet[] | undefined;
  /** CSS with small versions of the images that this markup of the head announces. */
  imageStyles: (head: string) => Promise<string>;
  /** The visitor's developer override (ADR 0010). */
  override: ActiveOverride | undefined;
  watch: RequestWatch;
  /** Whether Trusted Types limit the scripts of the document: the checkout, without a developer's build. */
  limitsScripts: boolean;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
  /** Id of the request in the log. */
  requestId: string;
  /** Ends the rendering when the client has closed the connection. */
  signal: AbortSignal;
}

interface RenderedDocument {
  html: Buffer;
  /** Its inline scripts and styles, for its policy. */
  inline: InlineSources;
}

/**
 * Renders a prepared page with the given outcome of its loaders. The document is complete: React would insert slots that are
 * rendered later by inline scripts, which differ between pages.
 *
 * @throws DocumentError if the page or its frame cannot be rendered
 */
export async function renderDocument(
  page: PreparedPage,
  outcome: StaticHandlerContext,
  options: DocumentOptions,
): Promise<RenderedDocument> {
  const { shell, inlineSheets, imageStyles, override, hasWorker, limitsScripts } = options;
  const { view, releases, files, messages } = page;
  // The browser hydrates with the public errors, so the server renders with them too.
  const publicOutcome = { ...outcome, errors: publicErrors(outcome.errors) };
  const boot: Boot = {
    shop: view.shop,
    remotes: releases.pageRemotes,
    state: view.store.getState(),
    // With its styles, a document contains its messages: neither is in the browser's cache.
    ...(inlineSheets
      ? { messages: messages.bundles, translated: messages.remotes }
      : { messages: { shell: SHELL_MESSAGES[view.shop.locale] }, translated: [] }),
    router: {
      loaderData: outcome.loaderData,
      actionData: outcome.actionData,
      errors: publicOutcome.errors,
    },
  };
  const data = inlineJson(boot);
  const rendered = await renderPage(page, publicOutcome, options);
  const preloads = preloadMarkup({
    fonts: shell.fonts,
    shellScripts: shell.js,
    scripts: inlineSheets ? files.js : [...files.js, ...messages.js],
    integrityOf: (href) => shell.integrity?.get(href) ?? releases.integrityOf(href),
  });
  let imagesCss = '';
  const html = await insertMarkup(rendered, {
    headStart: scriptsBeforeStyles({ linksStyles: inlineSheets === undefined, limitsScripts }),
    // In this order: the images, whose addresses React puts before them, have the line to themselves for a moment.
    headEnd: async (head) => {
      if (inlineSheets) imagesCss = await imageStyles(head);
      return [...sheetsMarkup(inlineSheets ?? []), styleMarkup(imagesCss) + preloads + scriptAfterPreloads()];
    },
    bodyEnd: bootMarkup(data) + scriptsAtEnd(hasWorker) + (override ? badgeMarkup(override) : ''),
  });
  return {
    html,
    inline: {
      scripts: [...SCRIPT_SOURCES, ...(override ? [BADGE_SOURCE] : []), ...(limitsScripts ? [CHECKOUT_SOURCE] : [])],
      styles: [...(inlineSheets ?? []).map(({ source }) => source), ...(imagesCss ? [policySource(imagesCss)] : [])],
    },
  };
}

/** Renders React's part of the document. @throws DocumentError */
async function renderPage(
  page: PreparedPage,
  outcome: StaticHandlerContext,
  { shell, inlineSheets, watch, requestId, signal }: DocumentOptions,
): Promise<Buffer> {
  const { view, releases, files } = page;
  const { shop } = view;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let status: 500 | 503 = 500;
  const { pipe, abort } = renderToPipeableStream(
    <Document
      view={view}
      // The market is never changed on the server.
      market={createMarketSession(shop, async () => false)}
      head={
        <>
          {!inlineSheets && <Stylesheets css={[...shell.css, ...files.css]} integrityOf={releases.integrityOf} />}
          <link rel="manifest" href={manifestPath(shop.locale)} />
          <link rel="icon" href={shell.inlineIcon ?? shell.icons['icon.svg']} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={shell.icons['apple-touch-180.png']} />
        </>
      }
    >
      <StaticRouterProvider
        router={createStaticRouter(page.handler.dataRoutes, outcome)}
        context={outcome}
        hydrate={false}
      />
    </Document>,
    {
      // React would write larger boundaries separately and insert them by script. The page must be complete without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => setTimer(SLOT_TIMEOUT_MS),
      onAllReady: () => {
        release();
        resolve(bytesOf(pipe));
      },
      onShellError: (error) => {
        release();
        reject(new DocumentError(status, error));
      },
      onError: (error, { componentStack }) => {
        if (!signal.aborted) watch.failed(exposeInStack(componentStack ?? ''), error);
        // The digest for the browser.
        return requestId;
      },
    },
  );

  let timer: NodeJS.Timeout | undefined;
  function setTimer(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status = 503;
      abort(new PageError(503, `Not rendered within ${ms} ms.`));
    }, ms);
  }
  function onAbort(): void {
    release();
    abort();
  }
  /** The signal may outlive the render, which must not be kept by its listener. */
  function release(): void {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
  setTimer(PAGE_TIMEOUT_MS);
  signal.addEventListener('abort', onAbort, { once: true });
  return promise;
}

async function bytesOf(pipe: PipeableStream['pipe']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await finished(pipe(stream));
  return Buffer.concat(chunks);
}

function styleMarkup(css: string): string {
  return css && `<style>${css}</style>`;
}

function sheetsMarkup(sheets: readonly InlineSheet[]): (Buffer | string)[] {
  return sheets.flatMap(({ href, css }) => [`<style data-href="${href}">`, css, '</style>']);
}

import type { Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import type { Boot } from '../../app/core/boot.ts';
import { captureEarlyInteractions } from '@hemvaror/runtime/defer/inline-scripts/captureEarlyInteractions';
import { runAfterFirstImages } from '../../app/inline-scripts/runAfterFirstImages.ts';
import { unblockSlowStylesheets } from '../../app/inline-scripts/slowStylesheets.ts';
import { PageError } from '@hemvaror/domain/pageError';
import { Document } from '../../app/document/Document.tsx';
import { createMarketSession } from '../../app/market/marketSession.ts';
import { NonceContext } from '../../app/inline-scripts/NonceContext.ts';
import { paintBeforeFonts } from '../../app/inline-scripts/paintBeforeFonts.ts';
import { markDocumentNavigations } from '../../app/inline-scripts/markDocumentNavigations.ts';
import { markRestoredPage } from '../../app/inline-scripts/markRestoredPage.ts';
import { registerServiceWorker } from '../../app/inline-scripts/registerServiceWorker.ts';
import { OLD_BROWSER_SCRIPT } from '../../app/inline-scripts/oldBrowserScript.ts';
import { insertIntoHead } from './insertIntoHead.ts';
import { preloadMarkup } from './preloadMarkup.ts';
import { Stylesheets } from './Stylesheets.tsx';
import { inlineJson, inlineParsedJson } from '../http/inlineJson.ts';
import { manifestPath } from '../manifest/webManifest.ts';
import { SHELL_MESSAGES } from './messages.ts';
import type { InlineSheet } from './styleSheets.ts';
import type { ActiveOverride } from '../override/activeOverride.ts';
import { badgeMarkup } from '../override/badgeMarkup.tsx';
import { insertBeforeBodyEnd } from '../override/insertBeforeBodyEnd.ts';
import { exposeInStack } from './withDisplayName.tsx';
import type { FailureLogger } from '@hemvaror/platform/host/failureLogger';
import type { PreparedPage } from './preparePage.ts';
import { publicErrors } from './publicErrors.ts';
import type { ShellFiles } from '../http/shellFiles.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/**
 * Timeouts for suspended components of the page, and then of slots. All data are loaded before, so components should not
 * suspend. After its timeout a page is rendered as its error page, a slot as its fallback.
 */
const PAGE_TIMEOUT_MS = timeLimit(2_000);
const SLOT_TIMEOUT_MS = timeLimit(1_000);
/** Longest time for which stylesheets block the first paint. */
const STYLES_TIMEOUT_MS = 4_000;
/** A line is slow if the head of a document arrives later than this, after the start of the navigation. */
const SLOW_LINE_MS = 400;
/** Longest time for which the images of the first view delay the scripts. */
const IMAGES_LIMIT_MS = 1_000;

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
  /** Of the scripts and styles of this document. */
  nonce: string;
  /** Replace the links to stylesheets. */
  inlineSheets: readonly InlineSheet[] | undefined;
  /** CSS with small versions of the images that this markup of the head announces. */
  imageStyles: (head: string) => Promise<string>;
  /** The visitor's developer override (ADR 0010). */
  override: ActiveOverride | undefined;
  failures: FailureLogger;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
  /** Id of the request in the log. */
  requestId: string;
  /** Ends the rendering when the client has closed the connection. */
  signal: AbortSignal;
}

/**
 * Renders a prepared page with the given outcome of its loaders.
 *
 * @returns the document as a stream, as soon as the page and its frame are rendered
 * @throws DocumentError if they cannot be rendered
 */
export async function renderDocument(
  page: PreparedPage,
  outcome: StaticHandlerContext,
  { shell, nonce, inlineSheets, imageStyles, override, failures, hasWorker, requestId, signal }: DocumentOptions,
): Promise<Readable> {
  const { view, releases, files, messages } = page;
  const { shop, store } = view;
  // The browser hydrates with the public errors, so the server renders with them too.
  const publicOutcome = { ...outcome, errors: publicErrors(outcome.errors) };
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  let status: 500 | 503 = 500;
  const preloads =
    preloadMarkup({
      fonts: shell.fonts,
      shellScripts: shell.js,
      scripts: inlineSheets ? files.js : [...files.js, ...messages.js],
      integrityOf: releases.integrityOf,
      nonce,
    }) + paintBeforeFontsScript(nonce);
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
      <NonceContext value={nonce}>
        <StaticRouterProvider
          router={createStaticRouter(page.handler.dataRoutes, publicOutcome)}
          context={publicOutcome}
          hydrate={false}
        />
      </NonceContext>
    </Document>,
    {
      nonce,
      // React would stream larger boundaries separately and insert them by script. The page must be complete without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapScriptContent: inlineScript(
        {
          shop,
          remotes: releases.pageRemotes,
          state: store.getState(),
          // With its styles, a document contains its messages: neither is in the browser's cache.
          ...(inlineSheets
            ? { messages: messages.bundles, translated: messages.remotes }
            : { messages: { shell: SHELL_MESSAGES[shop.locale] }, translated: [] }),
          router: {
            loaderData: outcome.loaderData,
            actionData: outcome.actionData,
            errors: publicOutcome.errors,
          },
        },
        shell.js,
        hasWorker,
      ),
      onShellReady: () => {
        setTimer(SLOT_TIMEOUT_MS);
        const head = insertIntoHead({
          start:
            oldBrowserScript(nonce) +
            `<script nonce="${nonce}">(${markRestoredPage.toString()})()</script>` +
            (inlineSheets ? '' : slowStylesheetsScript(nonce)),
          // In this order: the images, whose addresses React puts before them, have the line to themselves for a moment.
          end: async (head) =>
            inlineSheets
              ? sheetsMarkup(inlineSheets, nonce) + styleMarkup(await imageStyles(head), nonce) + preloads
              : preloads,
        });
        resolve(override ? pipe(head).pipe(insertBeforeBodyEnd(badgeMarkup(override, nonce))) : pipe(head));
      },
      onAllReady: release,
      onShellError: (error) => {
        release();
        reject(new DocumentError(status, error));
      },
      onError: (error, { componentStack }) => {
        if (!signal.aborted) failures.report(exposeInStack(componentStack ?? ''), error);
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

function inlineScript(boot: Boot, shellScripts: readonly string[], hasWorker: boolean): string {
  const scripts = [
    `window.__STOREFRONT__={boot:${inlineParsedJson(boot)}}`,
    `(${captureEarlyInteractions.toString()})()`,
    `(${markDocumentNavigations.toString()})()`,
    `(${runAfterFirstImages.toString()})(${inlineJson(shellScripts)},${IMAGES_LIMIT_MS})`,
    ...(hasWorker ? [`(${registerServiceWorker.toString()})()`] : []),
  ];
  return scripts.join(';');
}

function oldBrowserScript(nonce: string): string {
  return `<script nonce="${nonce}" nomodule>${OLD_BROWSER_SCRIPT}</script>`;
}

function styleMarkup(css: string, nonce: string): string {
  return css && `<style nonce="${nonce}">${css}</style>`;
}

function sheetsMarkup(sheets: readonly InlineSheet[], nonce: string): string {
  return sheets.map(({ href, css }) => `<style nonce="${nonce}" data-href="${href}">${css}</style>`).join('');
}

function paintBeforeFontsScript(nonce: string): string {
  return `<script nonce="${nonce}">(${paintBeforeFonts.toString()})(${SLOW_LINE_MS})</script>`;
}

function slowStylesheetsScript(nonce: string): string {
  return `<script nonce="${nonce}">(${unblockSlowStylesheets.toString()})(${STYLES_TIMEOUT_MS})</script>`;
}

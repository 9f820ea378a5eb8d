import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import type { Boot } from '../boot.ts';
import { rememberEarlyClicks } from '../client/earlyClicks.ts';
import { Document } from '../Document.tsx';
import { Footer } from '../footer/Footer.tsx';
import { NonceContext } from '../NonceContext.ts';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Hints } from './Hints.tsx';
import { inlineJson } from './inlineJson.ts';
import { SHELL_MESSAGES } from './messages.ts';
import type { PreparedPage } from './preparePage.ts';
import { publicErrors } from './publicErrors.ts';
import type { ShellFiles } from './shellFiles.ts';

/** Milliseconds until a document that does not get ready is cut off; the browser then renders the rest. */
const RENDER_TIMEOUT_MS = 5_000;
/** On the server nothing is late. */
const LATE_PARTS = { TopBar, Footer };

export interface DocumentOptions {
  shell: ShellFiles;
  /** Headers that go with a nonce. */
  headers: (nonce: string) => Record<string, string>;
  /** Called when not even the frame of the document could be rendered; nothing has been sent then. */
  onFailure: () => void;
}

/** Renders a prepared page with the given outcome of its loaders, and streams it. */
export function sendDocument(
  page: PreparedPage,
  outcome: StaticHandlerContext,
  reply: FastifyReply,
  { shell, headers, onFailure }: DocumentOptions,
): void {
  const { shop, store, releases, files } = page;
  const nonce = randomBytes(16).toString('base64');
  const integrity = new Map(Object.values(releases.pageRemotes).map((remote) => [remote.entry, remote.integrity]));
  const { pipe, abort } = renderToPipeableStream(
    <Document
      shop={shop}
      store={store}
      i18n={page.i18n}
      slots={page.slots}
      cart={page.cart}
      operations={page.operations}
      auth={page.auth}
      lateParts={LATE_PARTS}
      head={
        <Hints
          css={[...shell.css, ...files.css]}
          fonts={shell.fonts}
          scripts={files.js}
          integrity={integrity}
          nonce={nonce}
        />
      }
    >
      <NonceContext value={nonce}>
        <StaticRouterProvider
          router={createStaticRouter(page.handler.dataRoutes, outcome)}
          context={outcome}
          hydrate={false}
        />
      </NonceContext>
    </Document>,
    {
      nonce,
      // React would send larger boundaries apart and put them in place by script: the page must be whole without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapScriptContent: inlineScript({
        shop,
        remotes: releases.pageRemotes,
        state: store.getState(),
        messages: { shell: SHELL_MESSAGES[shop.locale] },
        router: {
          loaderData: outcome.loaderData,
          actionData: outcome.actionData,
          errors: publicErrors(outcome.errors),
        },
      }),
      bootstrapScripts: shell.js.map((src) => ({ src, crossOrigin: 'anonymous' as const })),
      onShellReady: () => {
        void reply
          .code(outcome.statusCode)
          .headers(headers(nonce))
          .header('cache-control', 'private, no-cache')
          .type('text/html; charset=utf-8')
          .send(pipe(new PassThrough()));
      },
      onShellError: onFailure,
      onError: (error) => reply.log.error({ err: error, url: reply.request.url }, 'rendering failed'),
    },
  );
  const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  reply.raw.on('close', () => {
    clearTimeout(timer);
    abort();
  });
}

function inlineScript(boot: Boot): string {
  return `window.__STOREFRONT__={boot:${inlineJson(boot)}};(${rememberEarlyClicks.toString()})()`;
}

import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { apolloContext } from '@storefront/api/operations';
import { createAuthSession } from '@storefront/auth/authSession';
import { cartContext, createCartSession } from '@storefront/cart/cartSession';
import { Slots } from '@storefront/federation/Slots';
import { createI18n } from '@storefront/i18n/createI18n';
import { placeOf } from '@storefront/routing/usePathTo';
import { createAppStore, storeContext } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { cookieValue } from '@storefront/store/cookies';
import { shopContext } from '@storefront/store/shop';
import type { Boot } from '../boot.ts';
import { rememberEarlyClicks } from '../client/earlyClicks.ts';
import { rootDataContext } from '../contexts.ts';
import { Document } from '../Document.tsx';
import { asPageModule, asSlotModule } from '../exposes.ts';
import { Footer } from '../footer/Footer.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { NonceContext } from '../NonceContext.ts';
import { createRoutes, usesOf } from '../routes.tsx';
import { apiClient } from './apiClient.ts';
import type { Environment } from './env.ts';
import { Hints } from './Hints.tsx';
import { inlineJson } from './inlineJson.ts';
import { messageBundles, messageIds, SHELL_MESSAGES } from './messages.ts';
import type { Releases } from './releases.ts';
import { requestFacts } from './requestFacts.ts';
import { rootLoader, type SharedDataCache } from './rootLoader.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { ShellFiles } from './shellFiles.ts';
import { siteOf } from './siteOf.ts';

/** Milliseconds until a document that does not get ready is cut off; the browser then renders the rest. */
const RENDER_TIMEOUT_MS = 5_000;
const FAILED =
  '<!doctype html><meta charset="utf-8"><title>500</title><p>Något gick tyvärr fel... <a href="/">Till startsidan</a>';

/** On the server nothing is late. */
const LATE_PARTS = { TopBar, Footer };

export interface RendererOptions {
  env: Environment;
  releases: Releases;
  files: ShellFiles;
  sharedData: SharedDataCache;
}

/** Answers a document request: site, routes, loaders, then the stream. */
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

    const { shop, state, token, cartId } = requestFacts(cookies, site.locale, env);
    const snapshot = releases.snapshot();
    const operations = apiClient(env, shop, token, request.id);
    const store = createAppStore(state);
    const cart = createCartSession({
      operations,
      initial: null,
      market: shop.market,
      readId: () => cartId,
      writeId: () => undefined,
    });
    const { shared, root } = rootLoader({ operations, shop, cart, sharedData });

    const context = new RouterContextProvider();
    context.set(apolloContext, operations);
    context.set(storeContext, store);
    context.set(shopContext, shop);
    context.set(rootDataContext, root);
    context.set(cartContext, cart);
    context.set(categoriesContext, (await shared().catch(() => undefined))?.categories ?? []);

    const routes = createRoutes(async (id) => asPageModule(id, await snapshot.load(id)), placeOf(shop));
    const uses = usesOf(routes, pathnameOf(request.url));
    const slots = new Slots(async (id) => asSlotModule(id, await snapshot.load(id)));
    const exposes = [...(uses.page ? [uses.page] : []), ...uses.slots];
    const ids = messageIds(exposes, shop.locale, snapshot);

    const handler = createStaticHandler(routes);
    const target = new Request(new URL(request.url, shop.origins[shop.locale]), { signal: closed(reply) });
    const [result, bundles] = await Promise.all([
      handler.query(target, { requestContext: context }),
      messageBundles(ids, shop.locale, snapshot),
      slots.preload(uses.slots),
    ]);
    if (result instanceof Response) {
      return reply.redirect(result.headers.get('location') ?? '/', result.status);
    }

    // Parts read who is signed in from the store; nobody signs in while the server renders.
    const auth = createAuthSession({
      endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
      store,
      operations,
      cart,
      customerTypeToggle: true,
    });
    const i18n = createI18n(shop.locale, bundles);
    const nonce = randomBytes(16).toString('base64');
    const all = snapshot.webFiles(exposes);
    const first = snapshot.webFiles(uses.page ? [uses.page, ...messageIds([uses.page], shop.locale, snapshot)] : []);

    const integrity = new Map(Object.values(snapshot.pageRemotes).map((remote) => [remote.entry, remote.integrity]));

    const send = (outcome: StaticHandlerContext, onShellError: () => void): void => {
      const { loaderData, actionData, errors } = outcome;
      const boot: Boot = {
        shop,
        remotes: snapshot.pageRemotes,
        state: store.getState(),
        messages: { shell: SHELL_MESSAGES[shop.locale] },
        router: { loaderData, actionData, errors: publicErrors(errors) },
      };
      const { pipe, abort } = renderToPipeableStream(
        <Document
          shop={shop}
          store={store}
          i18n={i18n}
          slots={slots}
          cart={cart}
          operations={operations}
          auth={auth}
          lateParts={LATE_PARTS}
          head={
            <Hints
              css={[...files.css, ...all.css]}
              fonts={files.fonts}
              scripts={first.js}
              integrity={integrity}
              nonce={nonce}
            />
          }
        >
          <NonceContext value={nonce}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, outcome)}
              context={outcome}
              hydrate={false}
            />
          </NonceContext>
        </Document>,
        {
          nonce,
          // React would send larger boundaries apart and put them in place by script: the page must be whole without one.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          bootstrapScriptContent: `window.__STOREFRONT__={boot:${inlineJson(boot)}};(${rememberEarlyClicks.toString()})()`,
          bootstrapScripts: files.js.map((src) => ({ src, crossOrigin: 'anonymous' as const })),
          onShellReady: () => {
            void reply
              .code(outcome.statusCode)
              .headers(securityHeaders(nonce, env.REMOTE_ORIGINS, secure))
              .header('cache-control', 'private, no-cache')
              .type('text/html; charset=utf-8')
              .send(pipe(new PassThrough()));
          },
          onShellError,
          onError: (error) => request.log.error({ err: error, page: uses.page }, 'rendering failed'),
        },
      );
      const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
      reply.raw.on('close', () => {
        clearTimeout(timer);
        abort();
      });
    };

    // Error boundaries do not run on the server: a page that throws while rendering is rendered again as its error page.
    const failedRoute = result.matches.at(-1)?.route.id ?? 'root';
    send(result, () =>
      send({ ...result, statusCode: 500, errors: { [failedRoute]: new Error('rendering failed') } }, () => {
        void reply
          .code(500)
          .header('content-security-policy', "default-src 'none'")
          .type('text/html; charset=utf-8')
          .send(FAILED);
      }),
    );
    return reply;
  };
}

function pathnameOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Ends what a request started when its client has gone. */
function closed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return controller.signal;
}

/** Messages and stacks of the server's errors stay on the server. */
function publicErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: '',
        internal: false,
        data: null,
      },
    ]),
  );
}

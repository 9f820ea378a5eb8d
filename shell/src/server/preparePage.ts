import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import { apolloContext, type GraphQLOperations } from '@storefront/api/operations';
import { createAuthSession, type AuthSession } from '@storefront/auth/authSession';
import { cartContext, createCartSession, type CartSession } from '@storefront/cart/cartSession';
import type { LocaleCode } from '@storefront/config/locales';
import { Slots } from '@storefront/federation/Slots';
import { createI18n } from '@storefront/i18n/createI18n';
import type { I18n } from '@storefront/platform/i18next';
import { placeOf } from '@storefront/routing/usePathTo';
import { createAppStore, storeContext, type AppStore } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { shopContext, type Shop } from '@storefront/store/shop';
import { rootDataContext } from '../contexts.ts';
import { asPageModule, asSlotModule } from '../exposes.ts';
import { createRoutes, usesOf } from '../routes.tsx';
import { apiClient } from './apiClient.ts';
import type { Environment } from './env.ts';
import { messageBundles, messageIds } from './messages.ts';
import type { ReleaseSnapshot, WebFiles } from './releases.ts';
import { requestFacts } from './requestFacts.ts';
import { rootLoader, type SharedDataCache } from './rootLoader.ts';

export interface PageRequest {
  id: string;
  /** Path and query. */
  url: string;
  cookies: string | undefined;
  locale: LocaleCode;
  /** Ends what the request started. */
  signal: AbortSignal;
}

/** Everything that one document is rendered from. All of it belongs to one request and ends with it. */
export interface PreparedPage {
  shop: Shop;
  store: AppStore;
  i18n: I18n;
  slots: Slots;
  cart: CartSession;
  operations: GraphQLOperations;
  auth: AuthSession;
  releases: ReleaseSnapshot;
  handler: ReturnType<typeof createStaticHandler>;
  outcome: StaticHandlerContext;
  /** Files that the page and its slots need at once. */
  files: WebFiles;
}

/** Runs guards and loaders of the matched page. @returns a redirect where one of them says so */
export async function preparePage(
  { id, url, cookies, locale, signal }: PageRequest,
  releases: ReleaseSnapshot,
  { env, sharedData }: { env: Environment; sharedData: SharedDataCache },
): Promise<PreparedPage | Response> {
  const { shop, state, token, cartId } = requestFacts(cookies, locale, env);
  const operations = apiClient(env, shop, token, id);
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
  // From memory but for the first request; without them a page has no breadcrumbs, and the root loader tells why.
  context.set(categoriesContext, (await shared().catch(() => undefined))?.categories ?? []);

  const routes = createRoutes(async (expose) => asPageModule(expose, await releases.load(expose)), placeOf(shop));
  const uses = usesOf(routes, url.split('?', 1)[0] ?? '/');
  const slots = new Slots(async (expose) => asSlotModule(expose, await releases.load(expose)));
  const page = uses.page ? [uses.page] : [];
  const exposes = [...page, ...uses.slots];

  const handler = createStaticHandler(routes);
  const target = new Request(new URL(url, shop.origins[shop.locale]), { signal });
  const [outcome, bundles] = await Promise.all([
    handler.query(target, { requestContext: context }),
    messageBundles(messageIds(exposes, shop.locale, releases), shop.locale, releases),
    slots.preload(uses.slots),
  ]);
  if (outcome instanceof Response) return outcome;

  return {
    shop,
    store,
    i18n: createI18n(shop.locale, bundles),
    slots,
    cart,
    operations,
    // Parts read who is signed in from the store; nobody signs in while the server renders.
    auth: createAuthSession({
      endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
      store,
      operations,
      cart,
      customerTypeToggle: true,
    }),
    releases,
    handler,
    outcome,
    files: {
      css: releases.webFiles(exposes).css,
      // Code of slots comes with the first touch.
      js: releases.webFiles([...page, ...messageIds(page, shop.locale, releases)]).js,
    },
  };
}

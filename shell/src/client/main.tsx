import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createApiOperations } from '@storefront/api/apiOperations';
import { apolloContext } from '@storefront/api/operations';
import { authContext, createAuthSession } from '@storefront/auth/authSession';
import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS, cartIdFrom } from '@storefront/cart/cartCookie';
import { cartContext, createCartSession } from '@storefront/cart/cartSession';
import { Slots } from '@storefront/federation/Slots';
import { createI18n } from '@storefront/i18n/createI18n';
import { placeOf } from '@storefront/routing/usePathTo';
import { createAppStore, storeContext } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { readCookie, removeCookie, writeCookie } from '@storefront/store/cookies';
import { shopContext } from '@storefront/store/shop';
import type { Boot } from '../boot.ts';
import { rootDataContext } from '../contexts.ts';
import { rootDataFrom } from '../data/rootDataFrom.ts';
import { Document } from '../Document.tsx';
import { frozenPage, Unavailable } from '../PageFrame.tsx';
import { createRoutes } from '../routes.tsx';
import '../sharedModules.ts';
import { keepCartFresh } from './cartRefresh.ts';
import { firstTouch } from './firstTouch.ts';
import { latePartsAfter } from './lateParts.ts';
import { persistState } from './persistence.ts';
import { RemotePages } from './remotePages.ts';

/** How long hydration waits for the page's code; then all else hydrates, and the page stays as the server made it. */
const PAGE_BUDGET_MS = 6_000;

async function start({ boot }: Window['__STOREFRONT__']): Promise<void> {
  const { shop } = boot;
  const i18n = createI18n(shop.locale, boot.messages);
  const remotes = new RemotePages(boot.remotes, i18n);
  const routes = createRoutes(remotes.page, placeOf(shop));

  let navigated = () => {};
  const touched = firstTouch(new Promise<void>((resolve) => (navigated = resolve)));
  const slots = new Slots(remotes.slot, touched);
  if (boot.router) await readyToHydrate(boot, routes);

  const store = createAppStore(boot.state);
  persistState(store);
  const operations = createApiOperations({
    endpoint: shop.config.graphqlEndpoint,
    apiKey: shop.config.apiKey,
    token: () => readCookie('apollo-token') ?? readCookie('ralph-auth'),
    variables: { channelId: shop.channelId, languageId: shop.languageId, marketId: shop.market },
    remember: true,
  });
  // The client's code is no part of the first view; it comes before it can be missed.
  void touched.then(operations.prefetch);

  const rootData = rootDataFrom(boot.router?.loaderData?.['root']);
  const cart = createCartSession({
    operations,
    initial: rootData?.cart ?? null,
    market: shop.market,
    readId: () => cartIdFrom(readCookie(CART_COOKIE)),
    writeId: (id) => (id ? writeCookie(CART_COOKIE, id, CART_COOKIE_MAX_AGE_SECONDS) : removeCookie(CART_COOKIE)),
  });

  let revalidate = () => {};
  const auth = createAuthSession({
    endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
    store,
    operations,
    cart,
    customerTypeToggle: true,
    // What a page shows may belong to the customer who just came or went.
    identityChanged: () => revalidate(),
  });

  const context = new RouterContextProvider();
  context.set(apolloContext, operations);
  context.set(storeContext, store);
  context.set(shopContext, shop);
  context.set(cartContext, cart);
  context.set(authContext, auth);
  context.set(categoriesContext, rootData?.categories ?? []);
  context.set(rootDataContext, async () => {
    // Only a page that the server did not render asks for this.
    const { fetchSharedData } = await import('../data/fetchSharedData.ts');
    const shared = await fetchSharedData(operations, shop.locale);
    await cart.load();
    return { ...shared, cart: cart.getSnapshot().cart };
  });

  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(boot.router && { hydrationData: boot.router }),
  });
  // What waits for the first touch would hold up the transition that shows the new data.
  router.subscribe(({ navigation, revalidation }) => {
    if (navigation.state !== 'idle' || revalidation !== 'idle') navigated();
  });

  revalidate = () => void router.revalidate();

  const lateParts = latePartsAfter(touched);

  const app = (
    <Document
      shop={shop}
      store={store}
      i18n={i18n}
      slots={slots}
      cart={cart}
      operations={operations}
      auth={auth}
      lateParts={lateParts}
    >
      <RouterProvider router={router} />
    </Document>
  );
  if (boot.router) hydrateRoot(document, app);
  else createRoot(document).render(app);
  void auth.start();
  keepCartFresh(cart, () => cartIdFrom(readCookie(CART_COOKIE)) !== undefined);
}

/** Hydration must render what the server rendered, so the page's code is fetched before the router exists. */
async function readyToHydrate(boot: Boot, routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await within(PAGE_BUDGET_MS, route.lazy());
      const missing = !loaded || (loaded.Component === Unavailable && !boot.router?.errors);
      Object.assign(route, missing ? { Component: frozenPage() } : loaded, { lazy: undefined });
    }),
  );
}

function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined))]);
}

// The script may arrive before the end of the document, where its data stand.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(window.__STOREFRONT__), { once: true });
} else {
  void start(window.__STOREFRONT__);
}

import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
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
import { NavigationProvider } from '@storefront/routing/NavigationProvider';
import { placeOf } from '@storefront/routing/usePathTo';
import { createAppStore, storeContext } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { readCookie, removeCookie, writeCookie } from '@storefront/store/cookies';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { favoritesSlice } from '@storefront/store/favoritesSlice';
import { panelSlice } from '@storefront/store/panelSlice';
import { shopContext } from '@storefront/store/shop';
import type { Boot } from '../boot.ts';
import { rootDataContext } from '../contexts.ts';
import { rootDataFrom } from '../data/rootDataFrom.ts';
import { Document } from '../Document.tsx';
import { UNAVAILABLE_PAGE } from '../lazyPage.tsx';
import { frozenPage, Unavailable } from '../PageFrame.tsx';
import { createRoutes } from '../routes.tsx';
import '../sharedModules.ts';
import { within } from '../within.ts';
import { createMarketSession } from '../market/marketSession.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS } from '../market/marketCookies.ts';
import { carryOnLeaving } from './carry/carryOnLeaving.ts';
import { CARRY_MARK } from './carry/carryMark.ts';
import { keepCartFresh } from './cartRefresh.ts';
import { followBack } from './followBack.ts';
import { firstTouch } from './firstTouch.ts';
import { latePartsAfter, loadErrorPage } from './lateParts.ts';
import { persistState } from './persistence.ts';
import { RemotePages } from './remotePages.ts';
import { withRetry } from './withRetry.ts';

/** Ms that the first view waits for its page; then all else goes on, and the page stays as the server made it. */
const PAGE_LIMIT_MS = 6_000;
/** Ms that a loader may take: longer than the API client waits for an answer. */
const LOADER_LIMIT_MS = 12_000;
/** Ms that a page whose data are there waits for those of its slots. */
const SLOT_LIMIT_MS = 1_000;
/** Ms that a page which is there waits for a slot whose code is not. */
const HELD_UP_MS = 1_000;

const loadLoaders = async () =>
  withRetry(() => import(/* webpackChunkName: "navigation" */ '../navigation/loaders.ts'));

async function start({ boot }: Window['__STOREFRONT__']): Promise<void> {
  const { shop } = boot;
  // Before the router learns the address: what it carries is taken over once.
  const carried = window.location.hash.startsWith(CARRY_MARK) ? window.location.hash : '';
  if (carried) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  const { pathname } = window.location;
  let isRootStale = false;
  const i18n = createI18n(shop.locale, boot.messages);
  const remotes = new RemotePages(boot.remotes, i18n);
  const routes = createRoutes(
    {
      load: async (id) => {
        try {
          return await remotes.page(id);
        } catch (error) {
          return codeLost(error);
        }
      },
      slot: async (id) => slots.module(id),
      loaders: loadLoaders,
      slotLimitMs: SLOT_LIMIT_MS,
      loaderLimitMs: LOADER_LIMIT_MS,
      isRootStale: () => isRootStale,
      first: () =>
        boot.router && { pathname, market: shop.market, state: initialState, loaderData: boot.router.loaderData ?? {} },
      leadsTo404: true,
      onFailure: (id, error) => console.error(`${id} failed:`, error),
    },
    placeOf(shop),
  );

  // A first view whose code does not come stays as the server made it.
  let codeLost = async (error: unknown): Promise<never> => {
    throw error;
  };
  let navigated = () => {};
  const touched = firstTouch(new Promise<void>((resolve) => (navigated = resolve)));
  let heldUp = () => {};
  const slots = new Slots(remotes.slot, touched, new Promise<void>((resolve) => (heldUp = resolve)));
  if (boot.router) await readyToHydrate(boot, routes);

  const store = createAppStore(boot.state);
  const initialState = store.getState();
  persistState(store);
  const arrived = followBack(store);
  // A link may open a panel before anybody has touched the page.
  store.subscribe(() => {
    if (panelSlice.selectors.selectPanelName(store.getState()) !== null) navigated();
  });
  const operations = createApiOperations({
    endpoint: shop.config.graphqlEndpoint,
    apiKey: shop.config.apiKey,
    token: () => readCookie('apollo-token') ?? readCookie('ralph-auth'),
    variables: () => {
      const { channelId, languageId, market: marketId } = market.getShop();
      return { channelId, languageId, marketId };
    },
    remember: true,
  });
  // The client's code is no part of the first view; it comes before it can be missed.
  void touched.then(() => {
    operations.prefetch();
    for (const load of [loadLoaders, loadErrorPage]) {
      load().catch(() => {
        // Only a hint: whoever needs it asks again.
      });
    }
  });

  const initialRootData = rootDataFrom(boot.router?.loaderData?.['root']);
  const cart = createCartSession({
    operations,
    initial: initialRootData?.cart ?? null,
    market: () => market.getShop().market,
    readId: () => cartIdFrom(readCookie(CART_COOKIE)),
    writeId: (id) => (id ? writeCookie(CART_COOKIE, id, CART_COOKIE_MAX_AGE_SECONDS) : removeCookie(CART_COOKIE)),
  });

  let revalidate = async (): Promise<void> => {};
  const market = createMarketSession(shop, (alias, session) => {
    const channel = initialRootData?.channel;
    void withRetry(() => import('../market/goShopping.ts')).then(async ({ goShopping }) =>
      goShopping({ alias, session, channel, context, operations, cart, refetchPages }),
    );
  });
  async function refetchPages(): Promise<void> {
    isRootStale = true;
    try {
      await revalidate();
    } finally {
      isRootStale = false;
    }
  }
  const auth = createAuthSession({
    endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
    store,
    operations,
    cart,
    customerTypeToggle: true,
    // What a page shows may belong to the customer who just came or went.
    identityChanged: () => void revalidate(),
  });

  const context = new RouterContextProvider();
  context.set(apolloContext, operations);
  context.set(storeContext, store);
  context.set(shopContext, shop);
  context.set(cartContext, cart);
  context.set(authContext, auth);
  context.set(categoriesContext, initialRootData?.categories ?? []);
  context.set(rootDataContext, async () => {
    // Only a page that the server did not render asks for this, and a change of the market.
    const { fetchRootData } = await import('../data/fetchRootData.ts');
    const [shared] = await Promise.all([fetchRootData(operations, shop.locale), cart.load()]);
    return { ...shared, cart: cart.getSnapshot().cart };
  });

  const lateParts = latePartsAfter(touched);

  function show() {
    const router = createBrowserRouter(routes, {
      getContext: () => context,
      ...(boot.router && { hydrationData: boot.router }),
    });
    let isBusy = false;
    router.subscribe(({ navigation, revalidation, location }) => {
      const wasBusy = isBusy;
      isBusy = navigation.state !== 'idle' || revalidation !== 'idle';
      if (!isBusy) arrived();
      // What waits for the first touch would hold up the transition that shows the new data.
      if (isBusy) navigated();
      else if (wasBusy) {
        setTimeout(heldUp, HELD_UP_MS);
        setTimeout(() => {
          if (!isBusy && router.state.location === location && !isShown(location)) window.location.reload();
        }, PAGE_LIMIT_MS);
      }
    });
    revalidate = () => router.revalidate();
    codeLost = async (error) => {
      const { location } = router.state.navigation;
      // Who is offline would lose the page that is there.
      const { mayReload } = await loadLoaders();
      const isWorthIt = location && navigator.onLine && mayReload({ storage: () => sessionStorage, nowMs: Date.now() });
      if (!isWorthIt) throw error;
      store.dispatch(loadingSlice.actions.loadingStarted());
      window.location.assign(createPath(location));
      return new Promise<never>(() => {});
    };
    const app = (
      <Document
        market={market}
        store={store}
        i18n={i18n}
        slots={slots}
        cart={cart}
        operations={operations}
        auth={auth}
        lateParts={lateParts}
      >
        <NavigationProvider router={router}>
          <RouterProvider router={router} />
        </NavigationProvider>
      </Document>
    );
    return { app, router };
  }

  const { app, router } = show();
  if (boot.router) {
    const root = hydrateRoot(document, app, { onRecoverableError: recovered });
    const { location: first } = router.state;
    setTimeout(() => {
      // Who has gone on meanwhile waits for another page, which is looked after above.
      const { location, navigation } = router.state;
      if (location !== first || navigation.state !== 'idle' || isShown(first)) return;
      // The page waits for something while it renders, and holds up everything around it.
      router.dispose();
      Object.assign(matchRoutes(routes, window.location)?.at(-1)?.route ?? {}, { Component: frozenPage() });
      navigated();
      root.render(show().app);
    }, PAGE_LIMIT_MS);
  } else createRoot(document).render(app);
  if (carried) {
    window.__STOREFRONT__.onHydrated = () => {
      void import('./carry/takeCarried.ts').then(async ({ takeCarried }) =>
        takeCarried({
          fragment: carried,
          store,
          cart,
          writeCartId: (id) => writeCookie(CART_COOKIE, id, CART_COOKIE_MAX_AGE_SECONDS),
          ownHosts: shop.ownHosts,
        }),
      );
    };
  }
  carryOnLeaving(Object.values(shop.origins), () => {
    const { cart: gathered } = cart.getSnapshot();
    return {
      cartId: gathered?.items?.length ? (gathered.id ?? undefined) : undefined,
      favorites: favoritesSlice.selectors.selectFavoriteIds(store.getState()),
    };
  });
  if (readCookie(LOCALE_COOKIE) !== shop.locale) writeCookie(LOCALE_COOKIE, shop.locale, LOCALE_COOKIE_MAX_AGE_SECONDS);
  keepCartFresh(cart, () => cartIdFrom(readCookie(CART_COOKIE)) !== undefined);
}

/** Hydration must render what the server rendered, so the page's code is fetched before the router exists. */
async function readyToHydrate(boot: Boot, routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const late = () => new Error(`${route.id} is not there within ${PAGE_LIMIT_MS} ms`);
      const page = await within(PAGE_LIMIT_MS, route.lazy(), late).catch(() => UNAVAILABLE_PAGE);
      const isFrozen = page.Component === Unavailable && !boot.router?.errors;
      Object.assign(route, isFrozen ? { Component: frozenPage() } : page, { lazy: undefined });
    }),
  );
}

function isShown({ pathname, search }: { pathname: string; search: string }): boolean {
  return window.__STOREFRONT__.shown === pathname + search;
}

/** What the server could not render it has told already, and its errors carry a digest. Anything else is told here. */
function recovered(error: unknown): void {
  if (!(error instanceof Error)) reportError(error);
  else if (!('digest' in error)) reportError(error.cause ?? error);
}

// The script may arrive before the end of the document, where its data stand.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(window.__STOREFRONT__), { once: true });
} else {
  void start(window.__STOREFRONT__);
}

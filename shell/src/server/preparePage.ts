import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import { apolloContext, type GraphQLOperations } from '@storefront/api/operations';
import { createAuthSession, type AuthSession } from '@storefront/auth/authSession';
import { cartContext, createCartSession, type CartSession } from '@storefront/cart/cartSession';
import type { ExposeId, PageModule, SlotModule } from '@storefront/federation/contract';
import { Slots, type LoadSlot } from '@storefront/federation/Slots';
import { createI18n } from '@storefront/i18n/createI18n';
import type { I18n } from '@storefront/platform/i18next';
import { placeOf } from '@storefront/routing/usePathTo';
import { createAppStore, storeContext, type AppStore } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { shopContext, type Shop } from '@storefront/store/shop';
import { rootDataContext } from '../contexts.ts';
import type { Channel } from '../data/rootData.ts';
import { asPageModule, asSlotModule } from '../exposes.ts';
import * as loaders from '../navigation/loaders.ts';
import { asPageData } from '../pageData.ts';
import type { PageSource } from '../pageSource.ts';
import { createRoutes, usesOf } from '../routes.tsx';
import { apiClient } from './apiClient.ts';
import type { Environment } from './env.ts';
import { messageBundles, messageIds } from './messages.ts';
import { namedPart } from './namedPart.tsx';
import type { PartFailures } from './partFailures.ts';
import type { ReleaseSnapshot, WebFiles } from './releases.ts';
import { requestFacts, type RequestSite } from './requestFacts.ts';
import { rootLoader, type SharedDataCache } from './rootLoader.ts';

/** Ms that loaders may take: longer than the API client waits for an answer, shorter than shoppers wait for a page. */
const LOADER_LIMIT_MS = 5_000;
/** Ms that a page whose data are there waits for those of its slots. */
const SLOT_LIMIT_MS = 1_000;

export interface PageRequest {
  id: string;
  /** Path and query. */
  url: string;
  cookies: string | undefined;
  /** Language and market, as the address says. */
  site: RequestSite;
  channel: PromiseSettledResult<Channel>;
  /** Ends what the request started. */
  signal: AbortSignal;
  failures: PartFailures;
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
  /** Files that the page, the layout's slots and those that the page has filled need at once. */
  files: WebFiles;
}

/** Runs guards and loaders of the matched page. @returns a redirect where one of them says so */
export async function preparePage(
  { id, url, cookies, site, channel, signal, failures }: PageRequest,
  releases: ReleaseSnapshot,
  { env, sharedData }: { env: Environment; sharedData: SharedDataCache },
): Promise<PreparedPage | Response> {
  const { shop, state, token, cartId } = requestFacts(cookies, site, env);
  const operations = apiClient(env, shop, token, id);
  const store = createAppStore(state);
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => shop.market,
    readId: () => cartId,
    writeId: () => undefined,
  });
  const { shared, root } = rootLoader({ operations, shop, cart, sharedData, channel });

  const context = new RouterContextProvider();
  context.set(apolloContext, operations);
  context.set(storeContext, store);
  context.set(shopContext, shop);
  context.set(rootDataContext, root);
  context.set(cartContext, cart);
  // From memory but for the first request; without them a page has no breadcrumbs, and the root loader tells why.
  context.set(categoriesContext, (await shared().catch(() => undefined))?.categories ?? []);

  const slots = new Slots(slotSource(releases, failures));
  const routes = createRoutes(pageSource(releases, failures, slots), placeOf(shop));
  const uses = usesOf(routes, url.split('?', 1)[0] ?? '/');
  const page = uses.page ? [uses.page] : [];

  const handler = createStaticHandler(routes);
  const target = new Request(new URL(url, shop.origins[shop.locale]), { signal });
  const [outcome] = await Promise.all([handler.query(target, { requestContext: context }), slots.preload(uses.slots)]);
  if (outcome instanceof Response) return outcome;
  const exposes = [...page, ...uses.slots, ...slotsOf(outcome)];
  const bundles = await messageBundles(messageIds(exposes, shop.locale, releases), shop.locale, releases);

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

/** Slots that the page has filled: an empty one costs no stylesheet. */
function slotsOf({ matches, loaderData }: StaticHandlerContext): ExposeId[] {
  const data = asPageData(loaderData[matches.at(-1)?.route.id ?? '']);
  return data ? Object.values(data.slots).map(({ id }) => id) : [];
}

function pageSource(releases: ReleaseSnapshot, failures: PartFailures, slots: Slots): PageSource {
  return {
    load: async (id) => {
      const module = asPageModule(id, await releases.load(id));
      const meta: PageModule['meta'] = (args) => {
        try {
          return module.meta(args);
        } catch (error) {
          // The shell calls it, so no component stack says whose it is.
          failures.tell(id, error);
          throw error;
        }
      };
      return { ...module, meta, Component: namedPart(id, module.Component) };
    },
    slot: async (id) => (releases.has(id) ? slots.module(id) : undefined),
    loaders: async () => loaders,
    slotLimitMs: SLOT_LIMIT_MS,
    loaderLimitMs: LOADER_LIMIT_MS,
    onFailure: (id, error) => failures.tell(id, error),
  };
}

function slotSource(releases: ReleaseSnapshot, failures: PartFailures): LoadSlot {
  return async (id) => {
    try {
      const { loader, Component } = asSlotModule(id, await releases.load(id));
      return { ...(loader && { loader: inJson(loader) }), Component: namedPart(id, Component) };
    } catch (error) {
      failures.tell(id, error);
      throw error;
    }
  };
}

/** A slot's answer that is no JSON could not reach the browser, and must not cost the page. */
function inJson(loader: NonNullable<SlotModule['loader']>): NonNullable<SlotModule['loader']> {
  return async (args) => {
    const found = await loader(args);
    JSON.stringify(found);
    return found;
  };
}

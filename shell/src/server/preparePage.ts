import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import type { GraphQLOperations } from '@storefront/api/operations';
import { createAuthSession, type AuthSession } from '@storefront/auth/authSession';
import type { CartSession } from '@storefront/cart/cartSession';
import type { ExposeId, SlotModule } from '@storefront/federation/contract';
import { Slots, type LoadSlot } from '@storefront/federation/Slots';
import { createI18n } from '@storefront/i18n/createI18n';
import type { I18n } from '@storefront/platform/i18next';
import { placeOf } from '@storefront/routing/usePathTo';
import type { AppStore } from '@storefront/store/appStore';
import type { Shop } from '@storefront/store/shop';
import { asSlotModule } from '../exposes.ts';
import { asPageData } from '../pageData.ts';
import { createRoutes, usesOf } from '../routes.tsx';
import { flashFrom } from './forms/flash.ts';
import { ownAddress } from './forms/ownAddress.ts';
import { withNotice } from './forms/withNotice.ts';
import { messageBundles, messageIds } from './messages.ts';
import { namedPart } from './namedPart.tsx';
import { pageSource } from './pageSource.ts';
import type { PartFailures } from './partFailures.ts';
import type { ReleaseSnapshot, WebFiles } from './releases.ts';
import { requestWorld, type RequestOfVisitor, type ServerParts } from './requestWorld.ts';

export interface PageRequest extends RequestOfVisitor {
  /** Path and query. */
  url: string;
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
  /** With action data when the page tells what came of a form. */
  outcome: StaticHandlerContext;
  /** Files that the page, the layout's slots and those that the page has filled need at once. */
  files: WebFiles;
}

/** Runs guards and loaders of the matched page. @returns a redirect where one of them says so */
export async function preparePage(
  { url, signal, failures, ...visitor }: PageRequest,
  releases: ReleaseSnapshot,
  parts: ServerParts,
): Promise<PreparedPage | Response> {
  const { shop, store, cart, operations, context } = await requestWorld(visitor, parts);
  const slots = new Slots(slotSource(releases, failures));
  const pages = pageSource(releases, failures, slots);
  const routes = createRoutes(pages, placeOf(shop));
  const uses = usesOf(routes, url.split('?', 1)[0] ?? '/');
  const page = uses.page ? [uses.page] : [];

  const handler = createStaticHandler(routes);
  const target = new Request(new URL(url, shop.origins[shop.locale]), { signal });
  const [loaded] = await Promise.all([handler.query(target, { requestContext: context }), slots.preload(uses.slots)]);
  if (loaded instanceof Response) return loaded;
  const exposes = [...page, ...uses.slots, ...slotsOf(loaded)];
  const bundles = await messageBundles(messageIds(exposes, shop.locale, releases), shop.locale, releases);
  const i18n = createI18n(shop.locale, bundles);
  const flash = flashFrom(visitor.cookies, ownAddress(url).pathname);

  return {
    shop,
    store,
    i18n,
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
    outcome: flash ? await withNotice(loaded, { flash, pages, i18n, shop }) : loaded,
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

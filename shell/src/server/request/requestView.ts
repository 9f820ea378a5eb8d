import { randomBytes } from 'node:crypto';
import type { RouterContextProvider } from 'react-router-dom';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { hasCheckoutProofContext, issueCheckoutKeyContext } from '@hemvaror/runtime/api/operations';
import { createAuthSession } from '@hemvaror/runtime/auth/authSession';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { contextOf, type LoaderView } from '@hemvaror/runtime/page-view/PageView';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { rootDataContext } from '../../app/data/contexts.ts';
import { cartMarket } from '../../app/market/cartMarket.ts';
import { ANONYMOUS, apiClient, standardVariables } from '../data/apiClient.ts';
import type { ApiReports } from '../data/apiReports.ts';
import { withSharedQueries } from '../data/sharedQueries.ts';
import type { SharedResponses } from '../data/sharedResponses.ts';
import { watchedOperations } from '../data/watchedOperations.ts';
import type { Environment } from '../settings/settings.ts';
import type { RenderRequest } from '../http/pageRequest.ts';
import { rootLoader, type GetSharedData } from '../data/rootLoader.ts';
import type { Visitor } from './visitor.ts';

/** As many random bits as those of the API, in the format that it accepts. */
const CHECKOUT_KEY_BYTES = 32;

export interface ServerDeps {
  env: Environment;
  sharedData: GetSharedData;
  /** Undefined without a page cache. */
  responses: SharedResponses | undefined;
  apiReports: ApiReports;
}

/** The dependencies of a request's guards, loaders and actions. Create one per request. */
export interface RequestView {
  view: LoaderView;
  context: RouterContextProvider;
  /** Whether a request to the API has failed. */
  hasFailed: () => boolean;
  /** Whether one has failed by the fault of the API, not of the request. */
  isApiAway: () => boolean;
}

/** The cookies that an action changes. A document changes none of them. */
export interface VisitorWrites {
  /** Called when the cart is replaced or removed. */
  cartId?: (id: string | null) => void;
  /** Called with a new checkout key. */
  checkoutKey?: (key: string) => void;
}

export async function requestView(
  { id, url, ip, isForCache = false }: Omit<RenderRequest, 'log'>,
  { shop, channel, site, personal }: Visitor,
  { env, sharedData, responses, apiReports }: ServerDeps,
  { cartId: writeCartId = () => undefined, checkoutKey: writeCheckoutKey }: VisitorWrites = {},
): Promise<RequestView> {
  const token = personal?.token;
  let checkoutKey = personal?.checkoutKey;
  let hasFailed = false;
  let isApiAway = false;
  const onFailure = (error: unknown) => {
    hasFailed = true;
    isApiAway ||= isOfApi(error);
    apiReports.failed(error, id);
  };
  const watch = { onFailure, onAnswer: apiReports.answered };
  const anonymous = () => apiClient(env, shop, ANONYMOUS, id);
  const own = watchedOperations(
    apiClient(env, shop, { token, checkoutKey: () => checkoutKey, address: ip }, id),
    watch,
  );
  const api =
    token === undefined && responses
      ? withSharedQueries(own, {
          responses,
          anonymous,
          variables: standardVariables(shop),
          apiAdditions: env.API_ADDITIONS,
          isCurrent: isForCache,
          watch,
        })
      : own;
  if (channel.status === 'rejected') onFailure(channel.reason);
  const store = createAppStore({ site, ...personal?.state });
  const cart = createCartSession({
    operations: api,
    initial: null,
    market: () => cartMarket(shop, url.split('?', 1)[0] ?? ''),
    readId: () => personal?.cartId,
    writeId: writeCartId,
    isCustomer: shop.config.apiAdditions ? () => store.getState().session.userName !== null : undefined,
  });
  const { shared, root } = rootLoader({ anonymous, shop, cart, sharedData, channel });

  // Components read the login state from the store, and no login happens during server rendering.
  const auth = createAuthSession({
    endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
    store,
    operations: api,
    cart,
    customerTypeToggle: shop.config.customerTypeToggle,
  });
  const view = { shop, store, api, cart, auth };
  // Cached except for the first request. Without them a page has no breadcrumbs, and the root loader throws the error.
  const common = await shared().catch(onFailure);
  const context = contextOf(view, common?.categories ?? []);
  context.set(rootDataContext, root);
  // A stored checkout may open a session with a payment provider: not for a page that may never be shown.
  context.set(
    hasCheckoutProofContext,
    personal?.isPrefetch !== true && (token !== undefined || checkoutKey !== undefined),
  );
  if (writeCheckoutKey) {
    context.set(issueCheckoutKeyContext, () => {
      if (checkoutKey) return;
      checkoutKey = randomBytes(CHECKOUT_KEY_BYTES).toString('base64url');
      writeCheckoutKey(checkoutKey);
    });
  }
  return { view, context, hasFailed: () => hasFailed, isApiAway: () => isApiAway };
}

/** A query that the API refuses is the fault of the release that sent it. */
function isOfApi(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.kind !== 'graphql' && (error.status >= 500 || error.status === 429);
}

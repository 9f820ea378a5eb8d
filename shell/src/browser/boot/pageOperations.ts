import { createApiOperations } from '@hemvaror/runtime/api/apiOperations';
import { CHECKOUT_KEY_HEADER, KEY_IN_COOKIE } from '@hemvaror/runtime/api/checkoutKey';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { readCookie } from '@hemvaror/runtime/state/cookies';

interface PageOperationsDeps {
  /** Read for each operation, as the market may change. */
  getShop: () => Shop;
  mayMutate: (isCartChange?: boolean) => boolean;
}

/** The operations of this page view, for its customer and market. The settings of the API have the names of the options. */
export function createPageOperations(
  config: Shop['config'],
  { getShop, mayMutate }: PageOperationsDeps,
): GraphQLOperations {
  const endpoint = config.graphqlEndpoint;
  return createApiOperations({
    ...config,
    endpoint,
    token: () => readCookie(AUTH_COOKIES.bearer) ?? readCookie(AUTH_COOKIES.token),
    variables: () => {
      const { channelId, languageId, market: marketId } = getShop();
      return { channelId, languageId, marketId };
    },
    // The browser would not send the key's cookie to another origin.
    headers: () => (endpoint.startsWith('/') ? { [CHECKOUT_KEY_HEADER]: KEY_IN_COOKIE } : {}),
    mayMutate,
  });
}

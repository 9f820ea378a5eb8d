import { CHECKOUT_KEY_HEADER } from '@hemvaror/runtime/api/checkoutKey';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { sanitizeWidgets } from './sanitizeWidgets.ts';
import { createServerOperations } from './serverOperations.ts';
import type { Environment } from '../settings/settings.ts';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** Timeout of an API request, in ms. The document then gets the status 503. */
const API_TIMEOUT_MS = timeLimit(3_000);

/** The visitor on whose behalf the shell sends a request. */
export interface ApiVisitor {
  token: string | undefined;
  /** Read for every request: a form may issue the key. */
  checkoutKey: () => string | undefined;
  /** Client address, the key of the API's rate limits. Undefined for the shell's own requests. */
  address: string | undefined;
}

/** For data that are the same for all visitors. */
export const ANONYMOUS: ApiVisitor = { token: undefined, checkoutKey: () => undefined, address: undefined };

type ApiSite = Pick<Shop, 'channelId' | 'languageId' | 'market'>;

/** The variables of every operation (API-08). */
export function standardVariables({ channelId, languageId, market }: ApiSite) {
  return { channelId, languageId, marketId: market };
}

/** Creates the API client of one request. Create one per request. */
export function apiClient(
  env: Environment,
  shop: ApiSite,
  { token, checkoutKey, address }: ApiVisitor,
  requestId: string,
): GraphQLOperations {
  return createServerOperations({
    endpoint: env.GRAPHQL_URL,
    apiKey: env.API_KEY,
    apiAdditions: env.API_ADDITIONS,
    clientName: env.CLIENT_NAME,
    clientVersion: env.CLIENT_VERSION,
    token: () => token,
    variables: () => standardVariables(shop),
    headers: () => {
      const key = checkoutKey();
      return {
        'x-request-id': requestId,
        ...(address && { 'x-forwarded-for': address }),
        ...(key && { [CHECKOUT_KEY_HEADER]: key }),
      };
    },
    timeoutMs: API_TIMEOUT_MS,
    sanitize: sanitizeWidgets,
  });
}

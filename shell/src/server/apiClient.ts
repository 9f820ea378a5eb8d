import { createApiOperations } from '@storefront/api/apiOperations';
import type { GraphQLOperations } from '@storefront/api/operations';
import type { Shop } from '@storefront/store/shop';
import type { Environment } from './env.ts';

/** Milliseconds after which a request stops waiting for the API and answers 503. */
const API_TIMEOUT_MS = 3_000;

// Fetched with the first request, then at hand: the browser's copy is the one that must come late.
const client = import('@storefront/api/apolloOperations');

/** The API as one request sees it: one Apollo Client, which ends with the request. */
export function apiClient(
  env: Environment,
  shop: Pick<Shop, 'channelId' | 'languageId' | 'market'>,
  token: string | undefined,
  requestId: string,
): GraphQLOperations {
  return createApiOperations(
    {
      endpoint: env.GRAPHQL_URL,
      apiKey: env.API_KEY,
      clientName: 'storefront-shell',
      clientVersion: process.env['RELEASE'] ?? 'dev',
      token: () => token,
      variables: () => ({ channelId: shop.channelId, languageId: shop.languageId, marketId: shop.market }),
      headers: { 'x-request-id': requestId },
      timeoutMs: API_TIMEOUT_MS,
      remember: false,
    },
    () => client,
  );
}

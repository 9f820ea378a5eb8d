import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { compact } from '@hemvaror/domain/compact';
import { isMutationOperation } from '@apollo/client/utilities';
import { ApiError } from './apiError.ts';
import { apiFetch } from './apiFetch.ts';
import { createMinDelayLink } from './minDelayLink.ts';
import { createPersistedQueryLink } from './persistedQueryLink.ts';
import { createSubscriptionLink } from './subscriptionLink.ts';
import { createUploadLink } from './uploadLink.ts';
import { documentOf, type GraphQLOperations, type OperationOptions, type OperationResult } from './operations.ts';

export interface ApiClientOptions {
  /** Absolute on the server, a path in the browser (API-02, API-03). */
  endpoint: string;
  apiKey: string;
  /** API-07 */
  clientName?: string | undefined;
  clientVersion?: string | undefined;
  /** Read for every call, as a login or logout changes it (API-06). */
  token: () => string | undefined;
  /** API-08: added to every call; read for each, as the market may change (LOCALE-17). */
  variables: () => { channelId: string; languageId: string; marketId: string };
  /** Sent with every call and read for each; the server passes the request's id. */
  headers?: () => Record<string, string>;
  /** Sends hashes of documents instead of their texts (API-09). */
  persistedQueries?: boolean;
  /** Without it, subscriptions are refused and no websocket opens (API-14). */
  websocket?: { url: string; timeoutMs?: number } | undefined;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
  /** False refuses a mutation before it is sent, because another tab has logged in or out. */
  mayMutate?: (isCartChange: boolean) => boolean;
  /** Sanitizes a response in place, on the server; returns whether it has changed. */
  sanitize?: (body: unknown) => boolean;
  /** False on the server: one request never sends a query twice, so a cache would only cost time. */
  cached: boolean;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** One Apollo Client: per request on the server, per page in the browser. */
export function createApolloOperations(options: ApiClientOptions): GraphQLOperations {
  const fetchApi = apiFetch(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, () => headersOf(options), options.sanitize);
  const subscriptions = options.websocket
    ? createSubscriptionLink({ ...options.websocket, connectionParams: () => headersOf(options) })
    : null;
  const client = new ApolloClient({
    ssrMode: !options.cached,
    link: ApolloLink.from(
      compact([
        standardVariables(options.variables),
        subscriptions?.link,
        createMinDelayLink(),
        createUploadLink(),
        options.persistedQueries ? createPersistedQueryLink() : null,
        httpLink(options.endpoint, fetchApi),
      ]),
    ),
    cache: new InMemoryCache(),
    queryDeduplication: true,
  });

  const context = (signal: AbortSignal | undefined, minDelayMs?: number) => ({
    minDelayMs,
    // Do not share an abortable request: one caller's abort would reject the other callers.
    ...(signal && { fetchOptions: { signal }, queryDeduplication: false }),
  });

  let resets = 0;

  async function run<Data, Variables>(
    operation: OperationOptions<Data, Variables>,
    policy: 'none' | 'all',
  ): Promise<OperationResult<Data>> {
    const resetsBefore = resets;
    try {
      return await send(operation, policy);
    } catch (error) {
      // A reset rejects the queries in flight. Their callers still need the data, for the current user.
      const interrupted = resets !== resetsBefore && isInvariantError(error);
      if (!interrupted || operation.signal?.aborted) throw error;
      return run(operation, policy);
    }
  }

  async function send<Data, Variables>(
    {
      document: given,
      variables: values,
      signal,
      cached = true,
      isCartChange = false,
      minDelayMs,
    }: OperationOptions<Data, Variables>,
    policy: 'none' | 'all',
  ): Promise<OperationResult<Data>> {
    const document = await documentOf(given);
    const variables: object = values ?? {};
    const isChange = isMutationOperation(document);
    if (isChange && options.mayMutate?.(isCartChange) === false) {
      throw new ApiError('user', 409, 'Mutation refused: the page shows another user than the session cookie.');
    }
    try {
      const result = isChange
        ? await client.mutate<Data>({
            mutation: document,
            variables,
            errorPolicy: policy,
            context: context(signal),
            fetchPolicy: 'no-cache',
          })
        : await client.query<Data>({
            query: document,
            variables,
            errorPolicy: policy,
            context: context(signal, minDelayMs),
            // Queries with refusals must be current: carts, codes, checkouts (API-26).
            fetchPolicy: options.cached && cached && policy === 'none' ? 'cache-first' : 'no-cache',
          });
      return { data: result.data ?? null, refusals: refusalsOf(result.error) };
    } catch (error) {
      throw asApiError(error);
    }
  }

  async function requireData<Data, Variables>(operation: OperationOptions<Data, Variables>): Promise<Data> {
    const { data } = await run(operation, 'none');
    if (data === null) throw new ApiError('missing', 503, 'Server response was missing for the query');
    return data;
  }

  async function subscribe<Data, Variables>(
    { document, variables, signal }: OperationOptions<Data, Variables>,
    onData: (data: Data) => void,
  ): Promise<void> {
    if (!subscriptions) {
      throw new ApiError('network', 503, 'Subscriptions need a websocket endpoint. Set BROWSER_WEBSOCKET_URL.');
    }
    const query = await documentOf(document);
    const values: object = variables ?? {};
    if (signal?.aborted) return;
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => reject(asApiError(error));
      const active = client.subscribe<Data>({ query, variables: values, fetchPolicy: 'no-cache' }).subscribe({
        next: ({ data, error }) => {
          if (error) fail(error);
          else if (data) onData(data);
        },
        error: fail,
        complete: resolve,
      });
      signal?.addEventListener(
        'abort',
        () => {
          active.unsubscribe();
          resolve();
        },
        { once: true },
      );
    });
  }

  return {
    query: requireData,
    mutate: requireData,
    executeWithRefusals: (operation) => run(operation, 'all'),
    reset: async () => {
      resets += 1;
      await client.clearStore();
    },
    subscribe,
    restartSubscriptions: async () => subscriptions?.restart(),
    // The code is loaded: this module is part of it.
    prefetch: () => undefined,
  };
}

function standardVariables(variables: ApiClientOptions['variables']): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.variables = { ...variables(), ...operation.variables };
    return forward(operation);
  });
}

function httpLink(endpoint: string, fetchFromApi: typeof fetch): HttpLink {
  return new HttpLink({
    uri: endpoint,
    // The API ignores the standard variables that a document does not declare.
    includeUnusedVariables: true,
    fetch: fetchFromApi,
  });
}

function headersOf(options: ApiClientOptions): Record<string, string> {
  return {
    'x-apikey': options.apiKey,
    ...(options.clientName && { 'apollographql-client-name': options.clientName }),
    ...(options.clientVersion && { 'apollographql-client-version': options.clientVersion }),
    ...bearer(options.token()),
    ...options.headers?.(),
  };
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function refusalsOf(error: unknown): OperationResult<unknown>['refusals'] {
  if (!error) return [];
  if (!CombinedGraphQLErrors.is(error)) throw asApiError(error);
  return error.errors.map(({ message, extensions }) => ({
    message,
    code: typeof extensions?.['code'] === 'string' ? extensions['code'] : null,
    ...(typeof extensions?.['retryAfterSeconds'] === 'number' && {
      retryAfterSeconds: extensions['retryAfterSeconds'],
    }),
  }));
}

/** Recognizes Apollo Client's InvariantError by name: its entry does not export the class. */
function isInvariantError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Invariant Violation';
}

function asApiError(error: unknown): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  return new ApiError('graphql', 503, error.errors.map(({ message }) => message).join('; '), { cause: error });
}

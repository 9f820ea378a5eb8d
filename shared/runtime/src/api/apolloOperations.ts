import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { compact } from '@hemvaror/domain/compact';
import { isMutationOperation } from '@apollo/client/utilities';
import { ApiError } from './apiError.ts';
import { apiFetch } from './apiFetch.ts';
import { apiHeaders, type ApiCaller } from './apiHeaders.ts';
import { EmptyCache } from './emptyCache.ts';
import { createMinDelayLink } from './minDelayLink.ts';
import { createPersistedQueryLink } from './persistedQueryLink.ts';
import { createSubscriptionLink } from './subscriptionLink.ts';
import { ResponseCache } from './responseCache.ts';
import { asRefusal, responseError } from './responseErrors.ts';
import { createUploadLink } from './uploadLink.ts';
import { documentOf, type GraphQLOperations, type OperationOptions, type OperationResult } from './operations.ts';

export interface ApiClientOptions extends ApiCaller {
  /** Sends hashes of documents instead of their texts (API-09). */
  persistedQueries?: boolean;
  /** Without it, subscriptions are refused and no websocket opens (API-14). */
  websocket?: { url: string; timeoutMs?: number } | undefined;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
  /** False refuses a mutation before it is sent, because another tab has logged in or out. */
  mayMutate?: (isCartChange: boolean) => boolean;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Creates the Apollo Client of a page. The server sends its queries without one. The client's own cache stays empty: it has no age
 * and no bound, and normalizing a list takes longer than a second request.
 */
export function createApolloOperations(options: ApiClientOptions): GraphQLOperations {
  const fetchApi = apiFetch(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, () => apiHeaders(options));
  const subscriptions = options.websocket
    ? createSubscriptionLink({ ...options.websocket, connectionParams: () => apiHeaders(options) })
    : null;
  const client = new ApolloClient({
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
    cache: new EmptyCache(),
    queryDeduplication: true,
  });
  const responses = new ResponseCache();
  const idOf = createDocumentIds();

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
    { document: given, variables: values, signal, isCartChange = false, minDelayMs }: OperationOptions<Data, Variables>,
    policy: 'none' | 'all',
  ): Promise<OperationResult<Data>> {
    const document = await documentOf(given, options);
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
            fetchPolicy: 'no-cache',
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

  async function query<Data, Variables>({
    cached = true,
    ...operation
  }: OperationOptions<Data, Variables>): Promise<Data> {
    if (!cached) return requireData(operation);
    const document = await documentOf(operation.document, options);
    const key = `${idOf(document)} ${JSON.stringify({ ...options.variables(), ...operation.variables })}`;
    return responses.get(key, operation.signal, async (signal) => requireData({ ...operation, document, signal }));
  }

  async function subscribe<Data, Variables>(
    { document, variables, signal }: OperationOptions<Data, Variables>,
    onData: (data: Data) => void,
  ): Promise<void> {
    if (!subscriptions) {
      throw new ApiError('network', 503, 'Subscriptions need a websocket endpoint. Set BROWSER_WEBSOCKET_URL.');
    }
    const query = await documentOf(document, options);
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
    query,
    mutate: requireData,
    executeWithRefusals: (operation) => run(operation, 'all'),
    reset: async () => {
      resets += 1;
      responses.clear();
      await client.clearStore();
    },
    subscribe,
    restartSubscriptions: async () => subscriptions?.restart(),
    // The code is loaded: this module is part of it.
    prefetch: () => undefined,
  };
}

/** Returns the same number for the same document. Two remotes may have different documents of one name. */
function createDocumentIds(): (document: object) => number {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (document) => {
    const id = ids.get(document) ?? (last += 1);
    ids.set(document, id);
    return id;
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

function refusalsOf(error: unknown): OperationResult<unknown>['refusals'] {
  if (!error) return [];
  if (!CombinedGraphQLErrors.is(error)) throw asApiError(error);
  return error.errors.map(asRefusal);
}

/** Recognizes Apollo Client's InvariantError by name: its entry does not export the class. */
function isInvariantError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Invariant Violation';
}

function asApiError(error: unknown): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  return responseError(error.errors, error);
}

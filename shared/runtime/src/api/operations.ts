import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createContext } from '../libraries/router.ts';
import type { ApiCaller } from './apiHeaders.ts';

/** A generated document. `published` is its form for an API without our additions to the published contract, if that differs. */
export type GeneratedDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  published?: TypedDocumentNode<Data, Variables>;
};

/** A document, or a function that imports it, so that documents for event handlers are not part of the first view. */
export type OperationDocument<Data, Variables> =
  GeneratedDocument<Data, Variables> | (() => Promise<GeneratedDocument<Data, Variables>>);

export interface OperationOptions<Data, Variables> {
  document: OperationDocument<Data, Variables>;
  variables?: Variables;
  signal?: AbortSignal;
  /** `false` for queries that rarely repeat, such as those of a text that is being typed: they would replace other responses. */
  cached?: boolean;
  /** Shortest time from request to result of a query in ms, so that a loading state does not flash (STATE-32). */
  minDelayMs?: number;
  /** A change of the cart. A visitor's is sent even after a login in another tab: the cart is the same. */
  isCartChange?: boolean;
}

/** Imports the document if necessary, and returns its form for the API. */
export async function documentOf<Data, Variables>(
  document: OperationDocument<Data, Variables>,
  { apiAdditions = true }: Pick<ApiCaller, 'apiAdditions'>,
): Promise<TypedDocumentNode<Data, Variables>> {
  const generated = typeof document === 'function' ? await document() : document;
  return (apiAdditions ? null : generated.published) ?? generated;
}

/** A GraphQL error, as a value. */
export interface GraphQLRefusal {
  message: string;
  code: string | null;
  /** For a rate limit: seconds until the next attempt, if the API sends them. */
  retryAfterSeconds?: number;
}

export interface OperationResult<Data> {
  data: Data | null;
  /** Always empty for `query` and `mutate`, which throw instead. */
  refusals: GraphQLRefusal[];
}

/**
 * The API for loaders and handlers. The browser has one Apollo Client per page, whose code the first operation loads. The
 * server has none: visitors share the responses to queries that are the same for all (ADR 0082).
 */
export interface GraphQLOperations {
  /**
   * In the browser, may return a response that is at most 30 s old. If the API is unavailable, returns any earlier one.
   *
   * @throws ApiError when the API fails or returns errors (API-17, ERR-01 … ERR-03)
   */
  query<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<Data>;
  /** @throws ApiError as `query`, and of the kind `user` if the page shows another user than the session cookie */
  mutate<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<Data>;
  /**
   * Like `query` or `mutate`, by the document's kind, but returns GraphQL errors as values, for refusals with their own message.
   * Never cached: carts, codes and checkouts must be current (API-26).
   */
  executeWithRefusals<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<OperationResult<Data>>;
  /**
   * Calls `onData` with each result of a subscription, over a websocket (API-14). Settles when the subscription is completed or
   * its signal aborted.
   *
   * @throws ApiError without a websocket endpoint, or when the API returns errors; a lost connection is opened again
   */
  subscribe<Data, Variables>(options: OperationOptions<Data, Variables>, onData: (data: Data) => void): Promise<void>;
  /** Opens the websocket of active subscriptions again, for another user (AUTH-20). */
  restartSubscriptions(): Promise<void>;
  /** Clears the client's cache (AUTH-21). */
  reset(): Promise<void>;
  /** Loads the client's code before its first use, without a request to the API. Ignores a failure: the operation that needs the client retries. */
  prefetch(): void;
}

/** For loaders: `context.get(apolloContext)`. */
export const apolloContext = createContext<GraphQLOperations>();

/**
 * For actions: gives the browser of a guest the key of its checkout, unless it has one. Call it before the first operation that
 * stores what the guest typed.
 */
export const issueCheckoutKeyContext = createContext<() => void>(() => undefined);

/**
 * For loaders: whether the request proves to the API that its checkout input belongs to the visitor, by a login or a checkout key.
 * Always false in the browser, whose scripts cannot read the key.
 */
export const hasCheckoutProofContext = createContext<boolean>(false);

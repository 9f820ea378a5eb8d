import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createContext } from '../libraries/router.ts';

/** A document, or how to get it: what only a click needs is no part of the first view. */
export type OperationDocument<Data, Variables> =
  TypedDocumentNode<Data, Variables> | (() => Promise<TypedDocumentNode<Data, Variables>>);

export interface OperationOptions<Data, Variables> {
  document: OperationDocument<Data, Variables>;
  variables?: Variables;
  signal?: AbortSignal;
  /** `false` for what differs with every press, as a filtered list: writing it down takes longer than asking again. */
  cached?: boolean;
  /** A change of the cart. A visitor's is sent even if somebody has logged in in another tab: the cart is the same. */
  isCartChange?: boolean;
}

/** @returns the document itself */
export async function documentOf<Data, Variables>(
  document: OperationDocument<Data, Variables>,
): Promise<TypedDocumentNode<Data, Variables>> {
  return typeof document === 'function' ? document() : document;
}

/** What came with the data when an operation is asked for with `errorPolicy: 'all'`, and what was refused. */
export interface GraphQLRefusal {
  message: string;
  code: string | null;
  /** When a limit is reached: the seconds until it ends, if the API says so. */
  retryAfterSeconds?: number;
}

export interface OperationResult<Data> {
  data: Data | null;
  /** Empty unless the API refused something; only `refusable` operations ever see it filled. */
  refusals: GraphQLRefusal[];
}

/**
 * The two things that loaders and handlers do with the API. Behind it stands one Apollo Client per request on the
 * server and one per page in the browser, where its code arrives with the first operation.
 */
export interface GraphQLOperations {
  /** @throws ApiError when the API fails or answers with errors (API-17, ERR-01 … ERR-03) */
  query<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<Data>;
  /** @throws ApiError as `query`, and of the kind `user` where the page shows another user than the one logged in now */
  mutate<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<Data>;
  /** Like `query` or `mutate`, by the document's kind, but GraphQL errors come back as values: for refusals with words of their own. */
  executeWithRefusals<Data, Variables>(options: OperationOptions<Data, Variables>): Promise<OperationResult<Data>>;
  /** Drops everything the client remembers (AUTH-21). */
  reset(): Promise<void>;
  /** Loads the client's code before its first use and sends nothing. A failure is ignored: the operation that needs the client retries. */
  prefetch(): void;
}

/** What loaders read: `context.get(apolloContext)`. */
export const apolloContext = createContext<GraphQLOperations>();

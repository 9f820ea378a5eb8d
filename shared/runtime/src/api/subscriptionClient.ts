import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** API-15 */
const DEFAULT_TIMEOUT_MS = 30_000;
const MIN_TIMEOUT_MS = 1_000;
/** API-16 */
const BACKOFF = { minMs: 100, maxMs: 10_000, factor: 2 };

export interface SubscriptionOptions {
  url: string;
  /** Longest silence of the server in ms; values below 1000 count as 1000. */
  timeoutMs?: number | undefined;
  /** Read for each connection, as a login or logout changes it. */
  connectionParams: () => Record<string, string>;
}

export interface SubscriptionClient {
  link: ApolloLink;
  /** Closes the connection. Active subscriptions open a new one. */
  restart: () => void;
}

/**
 * Creates a client of the protocol `graphql-transport-ws`. It is connected while there are subscriptions, pings the server, and
 * reconnects when the connection is lost or silent (OP-37).
 */
export function createSubscriptionClient(options: SubscriptionOptions): SubscriptionClient {
  const timeoutMs = Math.max(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MIN_TIMEOUT_MS);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(silence);
  const restartTimer = () => {
    stopTimer();
    silence = setTimeout(() => client.terminate(), timeoutMs);
  };

  const client = createClient({
    url: options.url,
    connectionParams: options.connectionParams,
    keepAlive: timeoutMs / 2,
    retryAttempts: Infinity,
    // By default, a failed connection attempt would end the subscription.
    shouldRetry: () => true,
    retryWait: async (retries) => new Promise((resolve) => setTimeout(resolve, backoffMs(retries))),
    on: { connecting: restartTimer, message: restartTimer, closed: stopTimer, error: stopTimer },
  });
  return { link: new GraphQLWsLink(client), restart: () => client.terminate() };
}

/** Time before a reconnection in ms. @param retries number of earlier attempts since the last connection */
export function backoffMs(retries: number): number {
  return Math.min(BACKOFF.minMs * BACKOFF.factor ** retries, BACKOFF.maxMs);
}

import * as z from 'zod';

const API = 'API';

/** Environment variables for the transport between browsers and the API. */
export const transportVariables = {
  /** API-09 */
  PERSISTED_QUERIES: z.stringbool().default(true).meta({
    group: API,
    help: 'false for browsers that always send the texts of queries; true sends their hashes, and a text if the API does not know its hash',
    public: 'persistedQueries',
  }),
  /** STATE-32 */
  MIN_FETCH_DELAY_MS: z.coerce.number().int().min(0).max(5_000).default(200).meta({
    group: API,
    help: 'shortest time of a query that a component shows as loading, so that the loading state does not flash; pages are not delayed',
    public: 'minFetchDelayMs',
  }),
  /** API-14 */
  BROWSER_WEBSOCKET_URL: z
    .url({ protocol: /^wss?$/ })
    .optional()
    .meta({
      group: API,
      help: 'address for subscriptions by websocket, protocol `graphql-transport-ws`; without it browsers open no websocket',
      example: 'wss://merchantapi.geins.io/graphql',
      public: 'websocket.url',
    }),
  /** API-15 */
  WEBSOCKET_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(30_000).meta({
    group: API,
    help: 'longest silence of a websocket before it is closed and opened again; values below 1000 count as 1000',
    public: 'websocket.timeoutMs',
  }),
};

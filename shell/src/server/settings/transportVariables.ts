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
};
